// A line as an animated GIF. The server tells how far it is, and stops when the request is called off.
import { lines, server } from "../../api/client";
import { ApiError, NetworkError } from "../../api/errors";
import type { FilmLine, PictureRequest } from "../../api/shapes";

/** The frames that are drawn, of how many. */
export interface Progress {
  frames: number;
  of: number;
}

/** Have a film made. */
export async function fetchFilm(
  body: PictureRequest,
  signal: AbortSignal,
  onprogress: (progress: Progress) => void,
): Promise<Blob> {
  const request = server.POST("/api/pictures/film", { body, signal, parseAs: "stream" });
  for await (const said of lines<FilmLine["line"]>(request, signal)) {
    if (said.kind === "progress") onprogress(said);
    else if (said.kind === "error") throw new ApiError(503, said, said.detail);
    else return new Blob([bytes(said.gif)], { type: "image/gif" });
  }
  throw new NetworkError();
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
