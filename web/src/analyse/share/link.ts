// A whole game in a link: its text, squeezed, as letters that an address may hold. Nothing is kept on the server.
// "#g." and deflated UTF-8 in base64url.

const MARK = "g.";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const piped = source.pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** The part of a link behind the "#". */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether what stands behind the "#" is meant to be a game. */
export function isPacked(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The text in a link; an error if it was cut or changed on its way. */
export async function unpack(hash: string): Promise<string> {
  const binary = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
