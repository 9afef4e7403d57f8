import ky, { HTTPError, type KyInstance, type Options, type ResponsePromise } from 'ky';
import type { z } from '@portal/shared-contracts/schema';
import { buildRequest, type Endpoint, type EndpointInput } from '../endpoint.ts';
import { type Answer, asChange, keepAhead, takeFirstRead } from './first-reads.ts';
import { parseBody } from './parse-body.ts';
import { ApiError, errorBody, errorTexts, extractMessages } from '../errors.ts';

/** What the shell plugs into the client once, so that the transport knows no screen. */
export interface ApiSettings {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  origin?: string;
  /** Called for each 401 of a call that was made in the session of now (SC-32). */
  onUnauthorized?: (error: ApiError) => void;
  /** Names the session of now; what was asked in an earlier one and is refused late ends nothing. */
  session?: () => unknown;
  /** Asks who it is where the server wants to know once more; the call goes out again when it was shown (BO-07). */
  onUnconfirmed?: (() => Promise<boolean>) | undefined;
  /** A replacement of `fetch`, for tests and for servers. */
  fetch?: typeof fetch;
  /** Milliseconds until a call without an answer is given up. */
  timeout?: number;
}

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`; the same key never has its effect twice. */
  idempotencyKey?: string;
}

/** A parsed reply with the HTTP status added (SC-31). */
export type Reply<E extends Endpoint> = z.output<E['output']> & { status_code: number };

let settings: ApiSettings = {};
let client: KyInstance | undefined;

/** Plugs the shell's handlers into the client; later calls merge. */
export const configureApi = (next: ApiSettings): void => {
  settings = { ...settings, ...next };
  client = undefined;
};

/** The configured settings, for the uploader and the tests' stubs. */
export const apiSettings = (): Readonly<ApiSettings> => settings;

/** Remembers the session in which a call begins; the result passes its 401 on, unless another session began since. */
export const rememberSession = (): ((error: ApiError) => void) => {
  const began = settings.session?.();
  return (error) => {
    if (error.status === 401 && settings.session?.() === began) settings.onUnauthorized?.(error);
  };
};

/**
 * Headers of every call: one that a foreign page cannot set, and the language of the page, in which
 * the server words its refusals.
 */
export const portalHeaders = (): Record<string, string> => {
  const language = globalThis.document?.documentElement.lang;
  return { 'X-Requested-With': 'portal', ...(language ? { 'Accept-Language': language } : {}) };
};

const patience = (): number => settings.timeout ?? 30_000;

const http = (): KyInstance => {
  client ??= ky.create({
    credentials: 'include',
    // A mutating GET must never be repeated by the transport; the query cache retries reads itself.
    retry: 0,
    timeout: patience(),
    headers: { Accept: 'application/json' },
    ...(settings.fetch ? { fetch: settings.fetch } : {}),
  });
  return client;
};

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Turns a failed reply into the error that screens show. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const known = errorBody.safeParse(body);
  return new ApiError({
    code: known.success ? known.data.code : 'unexpected',
    status,
    messages: extractMessages(body),
    errors: known.success ? known.data.errors : undefined,
    refusal: known.success ? known.data.refusal?.code : undefined,
  });
};

const failure = (error: unknown): unknown => {
  if (isAbort(error)) return error;
  if (error instanceof HTTPError) return toApiError(error.response.status, error.data ?? {});
  return new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.timeout] });
};

const wholeOf = async (answer: ResponsePromise): Promise<Answer> => {
  const { status } = await answer;
  // The body by the client's own way, which has a time limit too.
  return { status, text: await answer.text() };
};

const send = async <T>(
  path: string,
  options: Options,
  take: (answer: ResponsePromise) => Promise<T>,
): Promise<T> => {
  const passOn = rememberSession();
  try {
    return await take(http()(`${settings.origin ?? ''}${path}`, options));
  } catch (error) {
    const known = failure(error);
    if (known instanceof ApiError) passOn(known);
    const isAsked = known instanceof ApiError && known.refusal === 'identity-unconfirmed';
    if (isAsked && (await settings.onUnconfirmed?.())) return send(path, options, take);
    throw known;
  }
};

const withoutBytes = async (answer: ResponsePromise): Promise<void> => {
  await (await answer).body?.cancel();
};

const hasMoreToSay = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

/**
 * Asks whether a file of the API could be downloaded now, without its bytes. A browser that follows a
 * link to a refused download says nothing at all. A 401 reaches the shell like that of any call.
 *
 * @throws ApiError when nobody is signed in any more, or the file is refused, gone or out of reach.
 */
export const checkDownload = async (address: string): Promise<void> => {
  try {
    await send(address, { method: 'HEAD' }, withoutBytes);
  } catch (error) {
    if (!hasMoreToSay(error)) throw error;
    // The head of a refusal has no words; asked in full it says why.
    await send(address, { headers: portalHeaders() }, withoutBytes);
  }
};

const addressOf = ({ path, query }: { path: string; query: Record<string, string> }): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path;

/**
 * Starts a read before the page that needs it is there; the call that asks for the same soon takes its
 * answer. A refusal is nobody's business yet: the call itself meets it again.
 *
 * @param address Path with query of a GET call without effect.
 */
export const readAhead = (address: string): void =>
  keepAhead(address, () =>
    http()(`${settings.origin ?? ''}${address}`, { headers: portalHeaders() }),
  );

/**
 * Makes one call of the contract and parses its reply with the contract.
 *
 * @throws ApiError for a refusal, for no answer (`timeout`) and for a reply that breaks the contract (`bad-answer`).
 */
export const callApi = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<Reply<E>> => {
  const request = buildRequest(endpoint, input as Record<string, unknown>);
  const isRead = endpoint.method === 'GET' && !endpoint.mutates;
  const early = isRead ? await takeFirstRead(addressOf(request), patience()) : undefined;
  options.signal?.throwIfAborted();
  const ask = (): Promise<Answer> =>
    send(
      request.path,
      {
        method: endpoint.method,
        ...(Object.keys(request.query).length > 0 ? { searchParams: request.query } : {}),
        ...(request.body ? { json: request.body } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        headers: {
          ...portalHeaders(),
          ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
        },
      },
      wholeOf,
    );
  const { status, text } = early ?? (await (isRead || endpoint.readsStay ? ask() : asChange(ask)));
  const parsed = endpoint.output.safeParse(parseBody(text));
  if (!parsed.success) {
    console.error(`${endpoint.method} ${endpoint.path} broke its contract`, parsed.error.issues);
    throw new ApiError({ code: 'bad-answer', status, messages: [errorTexts.fallback] });
  }
  return { ...(parsed.data as object), status_code: status } as Reply<E>;
};
