import { ApiError, errorTexts } from '../errors.ts';
import { apiSettings } from './call-api.ts';

const refused = (status: number): ApiError =>
  new ApiError({ code: 'unexpected', status, messages: [errorTexts.fallback] });

/**
 * Asks whether a file of the API could be downloaded now, without its bytes. A browser that follows a
 * link to a refused download says nothing at all. A 401 reaches the shell like that of any call.
 *
 * @throws ApiError when nobody is signed in any more, or the file is refused, gone or out of reach.
 */
export const checkDownload = async (address: string): Promise<void> => {
  const { fetch: send = fetch, origin = '', onUnauthorized } = apiSettings();
  const options = { method: 'HEAD', credentials: 'include' } as const;
  const response = await send(`${origin}${address}`, options).catch(() => {
    throw new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.timeout] });
  });
  if (response.ok) return;
  const error = refused(response.status);
  if (response.status === 401) onUnauthorized?.(error);
  throw error;
};
