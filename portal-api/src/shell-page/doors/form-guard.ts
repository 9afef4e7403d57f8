import { Refusal } from '@portal/shared-contracts/refusals';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * A form cannot send the header that the API asks for, so its page proves itself by what only browsers write:
 * it was sent by a page of this very site. A browser that says nothing of it is refused.
 */
export const refuseForeignForm = (headers: IncomingHttpHeaders, ownOrigin: string): void => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === undefined && origin === undefined) throw new Refusal('call-without-header');
  const isOwn = site === undefined ? origin === ownOrigin : site === 'same-origin';
  if (!isOwn) throw new Refusal('call-from-elsewhere');
};
