import type { Endpoint } from '../endpoint.ts';
import { ApiError, errorTexts } from '../errors.ts';
import {
  apiSettings,
  type CallOptions,
  portalHeaders,
  rememberSession,
  type Reply,
  toApiError,
} from './call-api.ts';
import { asChange } from './first-reads.ts';
import { parseBody } from './parse-body.ts';

/** Options of one form with a file. */
export interface SendFormOptions extends CallOptions {
  /** Called with 0 to 100 while bytes leave (SC-41). */
  onProgress?: (percent: number) => void;
}

const broken = (): ApiError =>
  new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.uploadBroken] });

const prepare = (path: string, options: SendFormOptions): XMLHttpRequest => {
  const request = new XMLHttpRequest();
  request.open('POST', `${apiSettings().origin ?? ''}${path}`);
  request.withCredentials = true;
  const key = options.idempotencyKey;
  const headers = { ...portalHeaders(), ...(key ? { 'Idempotency-Key': key } : {}) };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = (event) => {
    if (event.lengthComputable)
      options.onProgress?.(Math.round((100 * event.loaded) / event.total));
  };
  return request;
};

const failure = (request: XMLHttpRequest, passOn: (error: ApiError) => void): ApiError => {
  const error = toApiError(request.status, parseBody(request.responseText));
  passOn(error);
  return error;
};

const post = (
  path: string,
  form: FormData,
  options: SendFormOptions,
): Promise<{ status: number; body: unknown }> =>
  new Promise((resolve, reject) => {
    if (options.signal?.aborted) return reject(options.signal.reason);
    const request = prepare(path, options);
    const passOn = rememberSession();
    const abort = () => request.abort();
    request.onload = () => {
      const { status } = request;
      if (status < 200 || status >= 300) reject(failure(request, passOn));
      else resolve({ status, body: parseBody(request.responseText) });
    };
    request.onerror = () => reject(broken());
    request.onabort = () => reject(options.signal?.reason ?? broken());
    request.onloadend = () => options.signal?.removeEventListener('abort', abort);
    options.signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });

/**
 * Posts a form; the parsed body of a good answer. Uses XMLHttpRequest because fetch reports no upload progress.
 *
 * @throws ApiError for a refusal and a broken connection; an aborted form rejects with the signal's reason.
 */
export const postForm = (
  path: string,
  form: FormData,
  options: SendFormOptions = {},
): Promise<{ status: number; body: unknown }> => asChange(() => post(path, form, options));

/**
 * Makes a call whose body is a form with a file, and parses its reply with the contract.
 *
 * @throws ApiError as `callApi` does.
 */
export const sendForm = async <E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: SendFormOptions = {},
): Promise<Reply<E>> => {
  const { status, body } = await postForm(endpoint.path, form, options);
  const parsed = endpoint.output.safeParse(body);
  if (!parsed.success)
    throw new ApiError({ code: 'bad-answer', status, messages: [errorTexts.fallback] });
  return { ...(parsed.data as object), status_code: status } as Reply<E>;
};
