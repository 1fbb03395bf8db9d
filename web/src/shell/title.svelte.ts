// A page whose title depends on what it shows says so: `$effect(() => setTitle(name));`

let title: string | null = $state(null);

/** Name the page in the window's title; the function returned gives the usual title back. */
export function setTitle(text: string): () => void {
  title = text;
  return () => {
    title = null;
  };
}

export function pageTitle(): string | null {
  return title;
}
