import { z } from '@portal/shared-contracts/schema';
import { ApiError, errorTexts } from '../errors.ts';
import { fileNameProblem, storedFile, type StoredFile } from '../files.ts';
import { limits } from '../limits.ts';
import { apiSettings, portalHeaders, toApiError } from './call-api.ts';

/** Options of one upload. */
export interface UploadOptions {
  /** Called with 0 to 100 while bytes leave (SC-41). */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** Path of the upload call; `POST /api/file/upload` unless named. */
  path?: string;
}

const uploadReply = z.object({ file: storedFile });

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const broken = (): ApiError =>
  new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.uploadBroken] });

const refuse = (message: string): ApiError =>
  new ApiError({ code: 'bad-input', status: 0, messages: [message] });

const settle = (request: XMLHttpRequest): StoredFile | ApiError => {
  const body = parseBody(request.responseText);
  if (request.status >= 200 && request.status < 300) {
    const parsed = uploadReply.safeParse(body);
    return parsed.success ? parsed.data.file : refuse(errorTexts.uploadFailed);
  }
  const error = toApiError(request.status, body);
  if (error.status === 401) apiSettings().onUnauthorized?.(error);
  return error;
};

/**
 * Sends one file (SC-39). Uses XMLHttpRequest because fetch reports no upload progress.
 *
 * @throws ApiError for a refused name, a refusal by the server and a broken connection; an aborted upload rejects with the signal's reason.
 */
export const uploadFile = (file: File, options: UploadOptions = {}): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const problem = fileNameProblem(file.name);
    if (problem) return reject(refuse(problem));
    if (file.size > limits.fileBytes) return reject(refuse(errorTexts.uploadFailed));
    if (options.signal?.aborted) return reject(options.signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', `${apiSettings().origin ?? ''}${options.path ?? '/api/file/upload'}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(portalHeaders()))
      request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable)
        options.onProgress?.(Math.round((100 * event.loaded) / event.total));
    };
    request.onload = () => {
      const result = settle(request);
      if (result instanceof ApiError) reject(result);
      else resolve(result);
    };
    request.onerror = () => reject(broken());
    request.onabort = () => reject(options.signal?.reason ?? broken());
    request.onloadend = () => options.signal?.removeEventListener('abort', abort);
    options.signal?.addEventListener('abort', abort, { once: true });
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
