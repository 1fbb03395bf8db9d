// The licences of all that the bundle holds of others: `licences.txt`, made from the packages' own files. The build
// fails where a text is missing, or a licence is not named in pyproject.toml.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL(".", import.meta.url));

/** Where the text of a licence is for packages that only name theirs. */
const TEXTS = { "Apache-2.0": "typescript/LICENSE.txt" };

/** The package of a module: of a file in node_modules, or of a helper that a tool puts into the bundle. */
export function packageOf(module) {
  const tool = /^\0(vite|rolldown)\//.exec(module);
  if (tool) return tool[1];
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/"));
  return found ? found[1] : null;
}

/** One package's part of the file. */
export function licenceOf(name, allowed) {
  const folder = join(WEB, "node_modules", name);
  const { version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  if (!allowed.includes(license)) throw new Error(`${name} has the licence ${license}: name it in pyproject.toml`);
  const own = readdirSync(folder).find((file) => /^(licen[sc]e|copying)(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : TEXTS[license] && join(WEB, "node_modules", TEXTS[license]);
  if (!file) throw new Error(`${name} has no text of its licence`);
  // a tool lists there, too, what the tool itself contains
  const text = readFileSync(file, "utf-8")
    .split(/^# Licenses of bundled dependencies/m)[0]
    .trim();
  const by = typeof author === "string" ? author : author?.name;
  const title = [`${name} ${version}`, own || !by ? "" : by, license].filter(Boolean).join(", ");
  return `${title}\n${"-".repeat(title.length)}\n\n${text}\n`;
}

/** The licences that the Python package's metadata names. */
export function namedLicences() {
  const [, expression] = /^license = "([^"]+)"/m.exec(readFileSync(join(WEB, "..", "pyproject.toml"), "utf-8"));
  return expression.split(" AND ");
}

/** Writes `licences.txt` into the bundle. */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const { dependencies } = JSON.parse(readFileSync(join(WEB, "package.json"), "utf-8"));
      // hatch_build.py makes the fonts from packages; they are not modules
      const names = new Set(Object.keys(dependencies).filter((name) => name.startsWith("@fontsource/")));
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        for (const name of part.moduleIds.map(packageOf)) if (name) names.add(name);
      }
      const allowed = namedLicences();
      const parts = [...names].sort().map((name) => licenceOf(name, allowed));
      const head = "Brandubh's pages contain parts of these packages, each under its own licence.\n";
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [head, ...parts].join("\n\n") });
    },
  };
}
