import {
  ApiError,
  apiSettings,
  errorTexts,
  portalHeaders,
  toApiError,
} from '@portal/shared-contracts';
import { updateProfileImage } from '@portal/shared-contracts/people';

/** Sends the cropped picture; the reply names the stored file (HS-65). */
export const uploadPicture = async (picture: Blob): Promise<string> => {
  const form = new FormData();
  form.append('image', picture, 'picture.png');
  const { origin = '', onUnauthorized, fetch: send = globalThis.fetch } = apiSettings();
  const response = await send(`${origin}${updateProfileImage.path}`, {
    method: updateProfileImage.method,
    body: form,
    credentials: 'include',
    headers: { ...portalHeaders(), Accept: 'application/json' },
  }).catch(() => {
    throw new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.timeout] });
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = toApiError(response.status, body);
    if (error.status === 401) onUnauthorized?.(error);
    throw error;
  }
  return updateProfileImage.output.parse(body).user.profile_img;
};
