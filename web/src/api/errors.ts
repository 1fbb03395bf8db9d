// What can go wrong between browser and server, and how to say it.
import { t } from "../i18n";

/** The server said no: a problem document (RFC 9457). `slug` is the last part of its type. */
export class ApiError extends Error {
  readonly slug: string;

  constructor(
    readonly status: number,
    readonly type: string,
    readonly title: string,
    readonly detail: string,
  ) {
    super(detail || title);
    this.name = "ApiError";
    this.slug = type.split(/[/:#]/).at(-1) ?? "";
  }
}

/** The server cannot be reached, or what came was no answer of ours. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super("no answer", options);
    this.name = "NetworkError";
  }
}

/** A sentence for the person: ours where the problem is known, else the server's own. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) {
    const key = `error-${error.slug}`;
    const text = t(key, { detail: error.detail });
    return text !== key ? text : error.detail || t("error-unexpected");
  }
  return t(error instanceof NetworkError ? "error-network" : "error-unexpected");
}

/** The error that an unsuccessful response stands for. */
export async function problemOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null) return new ApiError(response.status, "", response.statusText, "");
  const { type, title, detail } = body as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return new ApiError(response.status, text(type), text(title) || response.statusText, text(detail));
}
