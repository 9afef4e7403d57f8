import { type Endpoint, isStaff } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../../kernel/context.ts';
import type { Site } from '../../kernel/site.ts';
import { requireArea } from './areas.policy.ts';
import { requireConfirmed } from './confirmed.policy.ts';

/** Whether a call changes anything: every method but GET, and the specification's changing GETs. */
export const changesState = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' || endpoint.mutates === true;

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    String(value ?? '').includes('prefetch'),
  );

/** Whether a page of the portal asks: a link that a robot follows carries no such header, and a head is seen by nobody. */
export const isFromPage = (request: { method: string; headers: IncomingHttpHeaders }): boolean =>
  request.method !== 'HEAD' &&
  request.headers['x-requested-with'] === 'portal' &&
  !isPrefetch(request.headers);

/** A foreign page can make a browser send a call with its cookies, but not with this header. */
export const refuseForeign = (headers: IncomingHttpHeaders): void => {
  if (headers['x-requested-with'] !== 'portal') throw new Refusal('call-without-header');
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') throw new Refusal('call-from-elsewhere');
  if (isPrefetch(headers)) throw new Refusal('call-prefetched');
};

/** Whether the firm asks this person for a second factor that is not there yet. */
export const lacksSecondFactor = (site: Site, actor: Actor): boolean =>
  site.settings.staffSecondFactor && isStaff(actor.role) && !actor.hasSecondFactor;

/** Whether whoever calls may look at everything of a person and change nothing (BO-09). */
export const isOnlyLooking = (endpoint: Endpoint, visitor: Actor | null): boolean =>
  Boolean(visitor?.seen) && !endpoint.whileSeen;

/** Closed by default: whoever the endpoint does not name is refused. */
export const refuseStrangers = (
  endpoint: Endpoint,
  { visitor, site }: { visitor: Actor | null; site: Site },
): void => {
  if (isOnlyLooking(endpoint, visitor) && changesState(endpoint)) throw new Refusal('only-looking');
  if (endpoint.access === 'public') return;
  if (!visitor) throw new Refusal('sign-in-needed');
  if (lacksSecondFactor(site, visitor) && !endpoint.beforeSecondFactor)
    throw new Refusal('second-factor-needed');
  if (endpoint.access === 'signed-in') return;
  if (!endpoint.access.includes(visitor.role)) throw new Refusal('role-not-allowed');
  if (endpoint.area) requireArea({ actor: visitor }, endpoint.area);
  if (endpoint.confirmed) requireConfirmed({ actor: visitor });
};
