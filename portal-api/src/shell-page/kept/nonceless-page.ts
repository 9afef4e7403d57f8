import { randomBytes } from 'node:crypto';

const newNonce = (): string => randomBytes(16).toString('base64');

// Stands where a nonce will be. Nobody outside this process knows it, so nothing that people write can hold it.
const PLACE = newNonce();

/** What of a page depends on its nonce. */
export interface WithNonce<Html> {
  readonly html: Html;
  readonly policy: string;
}

/** A page and its policy without their nonce, which is another one at each answer. */
export interface NoncelessPage {
  readonly bytes: Buffer;
  readonly places: readonly number[];
  readonly policy: readonly string[];
}

const placesIn = (bytes: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(PLACE); at >= 0; at = bytes.indexOf(PLACE, at + PLACE.length))
    places.push(at);
  return places;
};

/** Makes a page once for many nonces. */
export const noncelessPage = (make: (nonce: string) => WithNonce<string>): NoncelessPage => {
  const { html, policy } = make(PLACE);
  const bytes = Buffer.from(html);
  return { bytes, places: placesIn(bytes), policy: policy.split(PLACE) };
};

/** The page for one answer, with a nonce of its own. */
export const withNonce = ({ bytes, places, policy }: NoncelessPage): WithNonce<Buffer> => {
  const nonce = newNonce();
  const html = Buffer.from(bytes);
  for (const place of places) html.write(nonce, place, 'latin1');
  return { html, policy: policy.join(nonce) };
};
