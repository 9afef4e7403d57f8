import {
  ApiError,
  apiSettings,
  type Endpoint,
  type EndpointOutput,
  errorTexts,
  portalHeaders,
  rememberSession,
  toApiError,
} from '@portal/shared-contracts';
import { updateProfileImage } from '@portal/shared-contracts/people';

/** Sends one picture as a form. */
export const sendPicture = async <E extends Endpoint>(
  endpoint: E,
  picture: Blob,
  name: string,
): Promise<EndpointOutput<E>> => {
  const form = new FormData();
  form.append('image', picture, name);
  const { origin = '', fetch: send = globalThis.fetch } = apiSettings();
  const passOn = rememberSession();
  const response = await send(`${origin}${endpoint.path}`, {
    method: endpoint.method,
    body: form,
    credentials: 'include',
    headers: { ...portalHeaders(), Accept: 'application/json' },
  }).catch(() => {
    throw new ApiError({ code: 'timeout', status: 0, messages: [errorTexts.timeout] });
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = toApiError(response.status, body);
    passOn(error);
    throw error;
  }
  return endpoint.output.parse(body) as EndpointOutput<E>;
};

/** Sends the cropped picture; the reply names the stored file (HS-65). */
export const uploadPicture = async (picture: Blob): Promise<string> =>
  (await sendPicture(updateProfileImage, picture, 'picture.png')).user.profile_img;
