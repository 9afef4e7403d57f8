import { type Endpoint, type EndpointOutput, sendForm } from '@portal/shared-contracts';
import { updateProfileImage } from '@portal/shared-contracts/people';

/** Sends one picture as a form. */
export const sendPicture = <E extends Endpoint>(
  endpoint: E,
  picture: Blob,
  name: string,
): Promise<EndpointOutput<E>> => {
  const form = new FormData();
  form.append('image', picture, name);
  return sendForm(endpoint, form);
};

/** Sends the cropped picture; the reply names the stored file (HS-65). */
export const uploadPicture = async (picture: Blob): Promise<string> =>
  (await sendPicture(updateProfileImage, picture, 'picture.png')).user.profile_img;
