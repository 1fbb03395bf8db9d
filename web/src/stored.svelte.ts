// What a person has chosen, kept in the browser's storage as JSON under a key. Where storage is full or forbidden, the
// choices last as long as the page: nothing that the person must know.

/** The fields of a stored text; none where it is missing or rubbish. */
export function parseStored(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The fields that are stored under a key. */
export function readStored(key: string): Readonly<Record<string, unknown>> {
  try {
    return parseStored(localStorage.getItem(key));
  } catch {
    return {};
  }
}

/** One of some values, or else the usual one. */
export function oneOf<T>(values: readonly T[], value: unknown, usual: T): T {
  return values.includes(value as T) ? (value as T) : usual;
}

/** Store fields under a key. */
export function writeStored(key: string, fields: object): void {
  const text = JSON.stringify(fields);
  try {
    localStorage.setItem(key, text);
  } catch {
    // full or forbidden
  }
}

/** Store a reactive object now and whenever it changes; returns a function that stops it. */
export function keepStored(key: string, choices: object): () => void {
  return $effect.root(() => {
    $effect(() => writeStored(key, choices));
  });
}
