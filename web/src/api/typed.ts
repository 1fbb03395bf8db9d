// What the paths of the OpenAPI document take and give, as types for the client.
import type { paths } from "./shapes";

type Method = "get" | "post" | "delete";
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M & keyof paths[P]]>;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Success<R> = { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? Content<R[S]> : never }[keyof R];

/** The paths that know a method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];

/** What a successful request gives back. */
export type Reply<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R } ? Success<R> : never;

type Body<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: infer B } ? Content<NonNullable<B>> : never;

type PathArgs<O> = O extends { parameters: { path: infer V extends object } } ? { path: V } : { path?: never };
type QueryArgs<O> = O extends { parameters: { query: infer V extends object } }
  ? { query: V }
  : O extends { parameters: { query?: infer V } }
    ? { query?: NonNullable<V> }
    : { query?: never };
type BodyArgs<P extends keyof paths, M extends Method> = [Body<P, M>] extends [never]
  ? { body?: never }
  : { body: Body<P, M> };

type AllArgs<P extends keyof paths, M extends Method> = PathArgs<Operation<P, M>> &
  QueryArgs<Operation<P, M>> &
  BodyArgs<P, M> & { signal?: AbortSignal };

/** The second argument of a request, which may be left out where nothing in it is required. */
export type Args<P extends keyof paths, M extends Method> =
  object extends AllArgs<P, M> ? [args?: AllArgs<P, M>] : [args: AllArgs<P, M>];
