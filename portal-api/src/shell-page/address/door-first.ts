import type { Language } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { FastifyRequest } from 'fastify';
import type { ReadRenderer } from '../drawn/page-renderer.ts';
import type { SiteOfPage } from '../site-of-page.ts';

// A person's own visit: in a foreign frame a browser may keep the session back, and programs ask for the page itself.
const isOwnVisit = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate';

// In a preview, with a login elsewhere and where doors send links to a developer's own server, the shell decides.
const isLeftToShell = ({ set, website, path }: SiteOfPage): boolean =>
  set.preview !== undefined ||
  website.customLoginDomain !== '' ||
  (website.inspector && path === routes.home({}));

/**
 * The door that a stranger is sent to at once: the shell would only load to lead there. Nothing for an address that is
 * open, and for whoever has a session.
 */
export const doorFirst = async (
  readRenderer: ReadRenderer,
  { request, page, language }: { request: FastifyRequest; page: SiteOfPage; language: Language },
): Promise<string | undefined> => {
  if (page.session || !isOwnVisit(request) || isLeftToShell(page)) return undefined;
  const renderer = await readRenderer();
  const input = {
    path: page.path,
    language,
    website: page.website,
    remotes: page.set.remotes,
    session: undefined,
    userAgent: '',
    isCondensed: false,
  };
  return renderer?.signInPath?.(input, new URL(`http://portal${request.url}`).search);
};
