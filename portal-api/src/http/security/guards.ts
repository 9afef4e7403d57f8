import { AppError, type Endpoint } from '@portal/shared-contracts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../../kernel/context.ts';

/** Whether a call changes anything: every method but GET, and the specification's changing GETs. */
export const changesState = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' || endpoint.mutates === true;

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    String(value ?? '').includes('prefetch'),
  );

/** A foreign page can make a browser send a call with its cookies, but not with this header. */
export const refuseForeign = (headers: IncomingHttpHeaders): void => {
  if (headers['x-requested-with'] !== 'portal')
    throw new AppError('header-missing', 'This call must come from the portal itself.');
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin')
    throw new AppError('forbidden', 'This call must come from the portal itself.');
  if (isPrefetch(headers)) throw new AppError('forbidden', 'This call cannot be prefetched.');
};

/** Closed by default: whoever the endpoint does not name is refused. */
export const refuseStrangers = (endpoint: Endpoint, visitor: Actor | null): void => {
  if (endpoint.access === 'public') return;
  if (!visitor) throw new AppError('not-signed-in', 'Please sign in.');
  if (endpoint.access === 'signed-in') return;
  if (!endpoint.access.includes(visitor.role))
    throw new AppError('forbidden', 'You are not allowed to do this.');
};
