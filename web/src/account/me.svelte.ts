// Who is logged in here. The page itself says so when it is opened; whoever logs in or out tells this.
import { boot } from "../api/boot";
import { answer, server } from "../api/client";
import type { PersonView } from "../api/shapes";

let me: PersonView | null = $state.raw(boot.account ?? null);

/** The name of whoever is logged in; null for a guest. Reactive. */
export function accountName(): string | null {
  return me?.name ?? null;
}

/** Somebody is logged in from now on. */
export function welcome(person: PersonView): void {
  me = person;
}

/** A server that is reached as one's own machine has one user, who needs no account: nobody is asked to make one. */
export function isOwnMachine(host: string = location.hostname): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host);
}

/** The page of a player. */
export function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}

/** An address of this site that was asked for before somebody had to log in; the first page for any other. */
export function wayBack(to: string | null): string {
  if (!to) return "/";
  const url = new URL(to, location.origin);
  return url.origin === location.origin && to.startsWith("/") ? url.pathname + url.search : "/";
}

/** Open a page anew: whatever this one knows is somebody else's. */
export function begin(path: string): void {
  location.assign(path);
}

/** Log out here. */
export async function logOut(): Promise<void> {
  await answer(server.DELETE("/api/account/session"));
  await leave();
}

/** Nobody is logged in here any more: the pages that are kept for when the server is away forget the name, too. */
export async function leave(): Promise<void> {
  me = null;
  if ("caches" in window) {
    try {
      for (const name of await caches.keys()) await (await caches.open(name)).addAll(["/", "/games"]);
    } catch {
      // they come with the next visit
    }
  }
  begin("/");
}
