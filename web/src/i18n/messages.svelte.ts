// The messages of the chosen language, from the Fluent files that web and server share. `t` is reactive: what it gave
// changes when the language does, or when a file of messages arrives.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

export type Language = "en" | "fr" | "it" | "de" | "ga";
type Args = Record<string, FluentVariable>;

/** The languages there are, each by its own name. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "it", name: "Italiano" },
  { code: "de", name: "Deutsch" },
  { code: "ga", name: "Gaeilge" },
];

const FALLBACK: Language = "en";

interface Texts {
  default: Record<string, string>;
  others: Record<string, () => Promise<string>>;
}

// The files that every page needs come with the language, in one piece; the others when a page asks for them. Only the
// language itself knows where its others are: all of them for all languages are two kilobytes that nobody needs.
const core: Record<Language, () => Promise<Texts>> = {
  en: () => import("./core/en"),
  fr: () => import("./core/fr"),
  it: () => import("./core/it"),
  de: () => import("./core/de"),
  ga: () => import("./core/ga"),
};

const files = new Set<string>();
const loaded = new Map<string, Promise<FluentResource[]>>();

let language: Language = $state(FALLBACK);
let bundles: readonly FluentBundle[] = $state.raw([]);
let wantsFallback = false;
let newest: Promise<void> | null = null;
/** the language that was chosen last: it is spoken when its messages are here, whatever else is loaded meanwhile */
let chosen: Language = FALLBACK;

/** The language of the browser that comes nearest to one of ours. */
export function preferredLanguage(requested: readonly string[] = navigator.languages): Language {
  const codes = languages.map(({ code }) => code);
  const [best] = negotiateLanguages([...requested], codes, { strategy: "lookup", defaultLocale: FALLBACK });
  return (best as Language | undefined) ?? FALLBACK;
}

/** The text of a message in the chosen language, or in English, or (should both lack it) its key. */
export function t(key: string, args?: Args): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  if (bundles.length > 0 && !wantsFallback && language !== FALLBACK) {
    wantsFallback = true;
    void refresh();
  }
  return key;
}

/** Whether there is a message in the chosen language, or in English where that speaks for it. */
export function hasMessage(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** Load the messages of a language and switch to it; nothing changes on the page before they are here. */
export async function setLanguage(code: Language): Promise<void> {
  await refresh(code);
}

/** Load further files of messages, `rules` for example, now and for every language chosen later. */
export async function loadMessages(...names: string[]): Promise<void> {
  if (names.every((name) => files.has(name))) return;
  names.forEach((name) => files.add(name));
  await refresh();
}

/** Choose the first language: the one chosen earlier, or the browser's. */
export async function startMessages(earlier: Language | null): Promise<void> {
  await refresh(earlier ?? preferredLanguage());
}

function refresh(code: Language = chosen): Promise<void> {
  chosen = code;
  const chain: Language[] = wantsFallback && code !== FALLBACK ? [code, FALLBACK] : [code];
  const mine: Promise<void> = Promise.all(chain.map(bundle)).then((made) => {
    // a later choice has overtaken this one: whoever waits, waits for that
    if (newest !== mine) return newest!;
    language = code;
    bundles = made;
    document.documentElement.lang = code;
  });
  newest = mine;
  return mine;
}

async function bundle(code: Language): Promise<FluentBundle> {
  const result = new FluentBundle(code, { useIsolating: false });
  const parts = [
    once(code, async () => Object.values((await core[code]()).default)),
    ...Array.from(files, (file) => {
      const path = `../../../../src/brandubh/locales/${code}/${file}.ftl`;
      return once(path, async () => {
        const load = (await core[code]()).others[path];
        return load ? [await load()] : [];
      });
    }),
  ];
  for (const resources of await Promise.all(parts)) for (const each of resources) result.addResource(each);
  return result;
}

/** Each text is fetched and parsed once; what failed may be tried again. */
function once(name: string, load: () => Promise<string[]>): Promise<FluentResource[]> {
  let promise = loaded.get(name);
  if (!promise) {
    promise = load().then((texts) => texts.map((text) => new FluentResource(text)));
    promise.catch(() => loaded.delete(name));
    loaded.set(name, promise);
  }
  return promise;
}

/** The language that the page speaks now. */
export function currentLanguage(): Language {
  return language;
}
