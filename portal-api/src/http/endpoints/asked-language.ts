import { chooseLanguage, type Language } from '@portal/shared-contracts';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const inAddress = (address = ''): string | null =>
  address.includes('?') ? new URLSearchParams(address.split('?')[1]).get('language') : null;

/**
 * The language that a call asks for in `Accept-Language`. A browser opens sockets with its own languages there,
 * so a page names the one that it shows in the socket's address.
 */
export const askedLanguage = (
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  ...otherwise: readonly (string | null | undefined)[]
): Language =>
  chooseLanguage(inAddress(url), headers['accept-language']?.split(',')[0], ...otherwise);

/** The language of a page: the person's, the one chosen on this device, the browser's, the firm's. */
export const pageLanguage = (
  { cookies, headers }: FastifyRequest,
  { person, site }: { person?: string | null | undefined; site: string | undefined },
): Language =>
  chooseLanguage(
    person,
    cookies['portal_language'],
    headers['accept-language']?.split(',')[0],
    site,
  );
