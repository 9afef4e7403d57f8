import { chooseLanguage, type Language } from '@portal/shared-contracts';
import type { IncomingMessage } from 'node:http';

const inAddress = (address = ''): string | null =>
  new URLSearchParams(address.split('?')[1]).get('language');

/**
 * The language that a call asks for in `Accept-Language`. A browser opens sockets with its own languages there,
 * so a page names the one that it shows in the socket's address.
 */
export const askedLanguage = (
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  ...otherwise: readonly (string | null | undefined)[]
): Language =>
  chooseLanguage(inAddress(url), headers['accept-language']?.split(',')[0], ...otherwise);
