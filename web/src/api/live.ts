// A WebSocket that comes back by itself when the connection is lost or the server restarts.

export type LiveState = "connecting" | "open" | "lost";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Listen to the messages of a path, "/api/games/x7/live" for example, and answer some of them at once; returns a function
 *  that closes it for good. */
export function listen<T>(
  path: string,
  onmessage: (message: T) => void,
  onstate: (state: LiveState) => void,
  reply: (message: T) => string | null = () => null,
): () => void {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    onstate("connecting");
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      onstate("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as T;
      const answer = reply(message);
      if (answer !== null) (event.target as WebSocket).send(answer);
      onmessage(message);
    };
    socket.onclose = () => {
      socket = null;
      if (closed) return;
      onstate("lost");
      // not all tabs at the same moment
      timer = window.setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  // no need to wait when the network is back
  const hurry = () => {
    if (!socket && !closed) connect();
  };
  addEventListener("online", hurry);
  connect();

  return () => {
    closed = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
    socket?.close();
  };
}
