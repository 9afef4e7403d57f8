import { routes } from '@portal/shared-contracts/remote';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../../kernel/log.ts';
import type { ReadRenderer } from '../drawn/page-renderer.ts';
import type { SiteOfPage } from '../site-of-page.ts';
import { isPlainVisit } from './door-page.ts';
import { doorAt } from './door-paths.ts';

/** Who asks for which page. */
interface Visit {
  readonly request: FastifyRequest;
  readonly page: SiteOfPage;
}

// Programs ask for the page itself.
const isOfPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate';

// Doors send links to a developer's own server here, for the shell.
const takesOwnServers = ({ website, path }: SiteOfPage): boolean =>
  website.inspector && path === routes.home({});

/**
 * Finds the door that a stranger is sent to at once, as the shell would only load to lead there: one that is drawn.
 * Nothing for an address that is open, and for whoever has a session.
 */
export const firstDoorFinder = (readRenderer: ReadRenderer, log: Pick<Log, 'error'>) => {
  const find = async ({ request, page }: Visit): Promise<string | undefined> => {
    if (page.session || !isOfPerson(request) || takesOwnServers(page)) return undefined;
    const { path, website, set, session } = page;
    const { search } = new URL(`http://portal${request.url}`);
    const renderer = await readRenderer();
    const address = renderer?.signInPath?.(
      { path, website, remotes: set.remotes, session },
      search,
    );
    const door = address && doorAt(address.split('?')[0] ?? '/');
    return door && isPlainVisit(door, { request, page }) ? address : undefined;
  };
  return (visit: Visit): Promise<string | undefined> =>
    find(visit).catch((error: unknown) => {
      log.error({ err: error }, 'the door of an address was not found');
      return undefined;
    });
};
