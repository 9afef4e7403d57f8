import type { Endpoint } from '@portal/shared-contracts';
import type { FastifyRequest } from 'fastify';

const toRoute = (path: string): string => path.replaceAll(/\{(\w+)(\?)?\}/g, ':$1$2');

/** Every address of a call. A path of the specification without `/api` also answers below `/api`. */
export const mountPaths = (endpoint: Endpoint): string[] => {
  const paths = [endpoint.path, ...(endpoint.aliases ?? [])];
  const all = paths.flatMap((path) => (path.startsWith('/api/') ? [path] : [path, `/api${path}`]));
  return [...new Set(all.map((path) => toRoute(path.replace(/(?<=.)\/$/, ''))))];
};

/** Some addresses are both a page and a call: a browser that navigates gets the page. */
export const wantsPage = (url: string, request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !url.startsWith('/api/') &&
  request.headers['x-requested-with'] !== 'portal' &&
  (request.headers.accept ?? '').includes('text/html');
