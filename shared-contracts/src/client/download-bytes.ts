import { ApiError, errorTexts } from '../errors.ts';
import { apiSettings } from './call-api.ts';

/**
 * The bytes of a stored file at an address of the API, for pages that read it themselves.
 *
 * @throws ApiError when the file is refused or gone.
 */
export const downloadBytes = async (address: string): Promise<Uint8Array> => {
  const { fetch: send = fetch, origin = '' } = apiSettings();
  const response = await send(`${origin}${address}`, { credentials: 'include' });
  if (!response.ok)
    throw new ApiError({
      code: 'unexpected',
      status: response.status,
      messages: [errorTexts.fallback],
    });
  return new Uint8Array(await response.arrayBuffer());
};
