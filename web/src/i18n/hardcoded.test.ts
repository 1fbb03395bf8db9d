// No component may hold words of its own: all that people read or hear comes from messages.
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Attributes that are read out or shown. */
const SPOKEN = ["title", "alt", "placeholder", "label", "text", "aria-label", "aria-description", "aria-valuetext"];
/** Names, which are the same in every language. */
const NAMES = ["Brandubh"];

const hasWords = (text: string) => /\p{L}{2,}/u.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text));

/** The strings that an expression can turn into: `open ? "Close" : t("open")` can turn into "Close". */
function results(node: { type: string } & Record<string, any>): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map((quasi: any) => quasi.value.cooked as string);
    case "ConditionalExpression":
      return [...results(node.consequent), ...results(node.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return ["==", "===", "!=", "!=="].includes(node.operator) ? [] : [...results(node.left), ...results(node.right)];
    case "TSAsExpression":
    case "TSNonNullExpression":
      return results(node.expression);
    default:
      return [];
  }
}

/** What a component says by itself. */
export function hardCoded(source: string): string[] {
  const found: string[] = [];
  const visit = (node: any, parent: string): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, parent));
    if (typeof node !== "object" || node === null) return;
    if (node.type === "Text" && parent !== "Attribute") found.push(node.data);
    if (node.type === "ExpressionTag" && parent !== "Attribute") found.push(...results(node.expression));
    if (node.type === "Attribute") {
      const parts = node.value === true ? [] : [node.value].flat();
      if (SPOKEN.includes(node.name)) {
        for (const part of parts) found.push(...(part.type === "Text" ? [part.data] : results(part.expression)));
      }
      return visit(parts, "Attribute");
    }
    if (node.type === "StyleDirective" || node.type === "ClassDirective") return;
    // props of our own components and expressions may hold snippets and markup
    for (const [key, value] of Object.entries(node))
      if (key !== "metadata" && key !== "parent") visit(value, node.type);
  };
  const tree: AST.Root = parse(source, { modern: true });
  visit(tree.fragment, "Root");
  return found.map((text) => text.trim()).filter(hasWords);
}

describe("the check itself", () => {
  test.each([
    ["<p>Hello</p>", ["Hello"]],
    ['<button aria-label="Close">×</button>', ["Close"]],
    ['<p>{open ? "Shut" : t("open")}</p>', ["Shut"]],
    ["<img alt={`Board ${n}`} />", ["Board"]],
    ['{#if a}<Thing title="Words" />{/if}', ["Words"]],
    ["{#snippet s()}<b>Words</b>{/snippet}", ["Words"]],
    ['<p class="soft">{t("key")} · {n === "king"}</p>', []],
    ["<span>×</span><kbd>Brandubh</kbd>", []],
    ["<style>p { color: red }</style><p></p>", []],
  ])("%s", (source, found) => {
    expect(hardCoded(source)).toEqual(found);
  });
});

test.each(Object.entries(components))("%s has no words of its own", (_, source) => {
  expect(hardCoded(source)).toEqual([]);
});
