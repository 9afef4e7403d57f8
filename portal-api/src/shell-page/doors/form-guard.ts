import { Refusal } from '@portal/shared-contracts/refusals';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * A form cannot send the header that the API asks for, so its page proves itself by what only browsers write:
 * it was sent by a page of this very site. A browser that says neither is refused.
 */
export const refuseForeignForm = (headers: IncomingHttpHeaders, origin: string): void => {
  const { origin: from, 'sec-fetch-site': site } = headers;
  if (site === undefined && from === undefined) throw new Refusal('call-without-header');
  if (site !== undefined && site !== 'same-origin') throw new Refusal('call-from-elsewhere');
  if (from !== undefined && from !== origin) throw new Refusal('call-from-elsewhere');
};
