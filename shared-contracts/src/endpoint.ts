import type { z } from '@portal/shared-contracts/schema';
import type { Area, Role } from './roles.ts';

/** HTTP methods that the portal's calls use. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may make a call: anybody, any signed-in person, or the named roles.
 * Ownership (whose order, which site) is decided by the server's policies, never here.
 */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Everything both ends need to know of one call. */
export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  readonly method: Method;
  /** Path with parameters in braces; `{name?}` is an optional last segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The area that an admin needs beside the role, or `owner`. */
  readonly area?: Area | 'owner';
  /** Path parameters, query and body merged into one object; the path wins. */
  readonly input: I;
  /** The presenter: a field that it does not list never leaves the server. */
  readonly output: O;
  /** Input keys that travel in the query although the method has a body. */
  readonly query?: readonly string[];
  /** Further paths under which the server answers the same call. */
  readonly aliases?: readonly `/${string}`[];
  /** The body is multipart with one file. */
  readonly upload?: true;
  /** The status of a reply that went well; 200 unless named. */
  readonly success?: 202;
  /** The reply is a file, not JSON. */
  readonly download?: true;
  /** A GET that changes state: needs the portal header and is never retried or prefetched. */
  readonly mutates?: true;
  /** Changes nothing that its caller reads: what was asked for ahead stays good. */
  readonly readsStay?: true;
  /** Open to staff who still have to set up the second factor that their firm asks for. */
  readonly beforeSecondFactor?: true;
  /** Open to an admin who only looks at somebody's portal, although it changes something (BO-09). */
  readonly whileSeen?: true;
  /** Whoever calls has shown by password or code within ten minutes who it is (BO-07). */
  readonly confirmed?: true;
  /** One sentence for the generated API description. */
  readonly summary: string;
}

/**
 * Declares a call once; the server binds it, the client calls it, OpenAPI is generated from it.
 *
 * @example
 * export const getOrder = defineEndpoint({
 *   method: 'GET', path: '/api/customer/orders/{id}', access: ['user'],
 *   summary: 'One order of the signed-in customer',
 *   input: z.object({ id }), output: z.object({ order }),
 * });
 */
export const defineEndpoint = <I extends z.ZodObject, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
): Endpoint<I, O> => endpoint;

/** What a caller passes. */
export type EndpointInput<E extends Endpoint> = z.input<E['input']>;

/** What a caller gets back, before the client adds `status_code`. */
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

const PARAMETER = /\{(\w+)(\?)?\}/g;

/** The names of the path parameters, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(PARAMETER)].map((match) => match[1] as string);

/**
 * Fills the path and splits the rest of the input into query and body.
 *
 * @throws Error when a required path parameter is missing.
 */
export const buildRequest = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { path: string; query: Record<string, string>; body: Record<string, unknown> | undefined } => {
  const inPath = new Set(pathParameters(endpoint.path));
  const path = endpoint.path
    .replace(PARAMETER, (_, name: string, optional?: string) => {
      const value = input[name];
      if (value === undefined || value === null || value === '') {
        if (optional) return '';
        throw new Error(`${endpoint.method} ${endpoint.path} needs "${name}"`);
      }
      return encodeURIComponent(String(value));
    })
    .replace(/(?<=.)\/$/, endpoint.path.endsWith('/') ? '/' : '');
  const rest = Object.entries(input).filter(
    ([key, value]) => !inPath.has(key) && value !== undefined,
  );
  const travelsInQuery = (key: string) =>
    endpoint.method === 'GET' || (endpoint.query?.includes(key) ?? false);
  const query = Object.fromEntries(
    rest.filter(([key]) => travelsInQuery(key)).map(([key, value]) => [key, String(value)]),
  );
  if (endpoint.method === 'GET') return { path, query, body: undefined };
  return { path, query, body: Object.fromEntries(rest.filter(([key]) => !travelsInQuery(key))) };
};
