import type { z } from '@portal/shared-contracts/schema';
import { configureApi } from '../client/call-api.ts';
import { buildRequest, pathParameters, type Endpoint } from '../endpoint.ts';
import { type ErrorCode, errorCodes } from '../errors.ts';

/** What a stub throws to answer with a refusal: class, words, words by field and code, as the server sends them. */
export class RefusedReply extends Error {
  override readonly name = 'RefusedReply';
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly refusal: string | undefined;
  constructor(code: ErrorCode, message: string, errors?: Record<string, string>, refusal?: string) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.refusal = refusal;
  }
}

/** The same value with lists that may be read-only: a stub's reply is only ever read. */
type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

interface Stub {
  endpoint: Endpoint;
  answer: (input: unknown) => unknown;
}

const stubs: Stub[] = [];

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  );

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const readInput = async (stub: Stub, request: Request, url: URL): Promise<unknown> => {
  const groups = toPattern(stub.endpoint.path).exec(url.pathname)?.groups ?? {};
  const text = request.method === 'GET' ? '' : await request.text();
  return {
    ...Object.fromEntries(url.searchParams),
    ...(text === '' ? {} : (JSON.parse(text) as object)),
    ...Object.fromEntries(
      pathParameters(stub.endpoint.path)
        .filter((name) => groups[name] !== undefined)
        .map((name) => [name, decodeURIComponent(groups[name] as string)]),
    ),
  };
};

const answer = async (stub: Stub, request: Request, url: URL): Promise<Response> => {
  try {
    const input = stub.endpoint.input.parse(await readInput(stub, request, url));
    return json(200, stub.endpoint.output.parse(await stub.answer(input)));
  } catch (error) {
    if (!(error instanceof RefusedReply)) throw error;
    const { code, message, errors, refusal } = error;
    return json(errorCodes[code], {
      status: false,
      code,
      message,
      errors,
      ...(refusal ? { refusal: { code: refusal, params: {} } } : {}),
    });
  }
};

const stubFetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(
    input instanceof Request ? input : new URL(String(input), 'http://localhost'),
    init,
  );
  const url = new URL(request.url);
  const stub = stubs.findLast(
    ({ endpoint }) =>
      endpoint.method === request.method && toPattern(endpoint.path).test(url.pathname),
  );
  if (!stub) throw new Error(`No stub for ${request.method} ${url.pathname}`);
  return answer(stub, request, url);
};

/**
 * Answers a call in a test. Input and reply are parsed with the contract, so a stub cannot drift from it.
 * Throw a `RefusedReply` to answer with a failure. The latest stub of a call wins.
 */
export const stubApi = <
  I extends z.ZodObject,
  O extends z.ZodType,
  const R extends Frozen<z.input<O>>,
>(
  endpoint: Endpoint<I, O>,
  // `R` keeps literals such as `status: true` exact.
  handler: (input: z.output<I>) => R | Promise<R>,
): void => {
  configureApi({ fetch: stubFetch, origin: 'http://localhost' });
  stubs.push({ endpoint, answer: handler as Stub['answer'] });
};

/** Forgets every stub; call it after each test. */
export const clearStubs = (): void => {
  stubs.length = 0;
};

/** The address that a call would go to, for assertions on links. */
export const addressOf = (endpoint: Endpoint, input: Record<string, unknown>): string =>
  buildRequest(endpoint, input).path;
