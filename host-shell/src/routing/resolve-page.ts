import type { AdminRights, Role } from '@portal/shared-contracts';
import { routes, type ResolvedRemote, meetsConditions } from '@portal/shared-contracts/remote';
import type { SiteFlag } from '@portal/shared-contracts/website';
import { matchPath } from 'react-router-dom';
import { matchPages, type FoundPage } from '../remotes/manifests/match-page.ts';
import { holdsPage } from '../remotes/manifests/page-areas.ts';
import { backOffice, ownPages, type OwnPage } from './own-pages.ts';

/** What an address means for this person on this site. */
export type ResolvedPage =
  | { kind: 'own'; page: OwnPage }
  | { kind: 'remote'; found: FoundPage }
  /** Needs a session: go to the login page, and come back afterwards. */
  | { kind: 'sign-in' }
  | { kind: 'redirect'; to: string }
  /** Somebody else's page (HS-24). */
  | { kind: 'refused' }
  /** Switched off for this site. */
  | { kind: 'unavailable' }
  | { kind: 'not-found' };

/** What the meaning of an address depends on. */
export interface ResolveInput {
  path: string;
  remotes: readonly ResolvedRemote[];
  role: Role | null;
  /** What an admin may do. */
  rights?: AdminRights | undefined;
  flag: (name: SiteFlag) => boolean;
  hasCustomLogin: boolean;
  hasCustomCheckout: boolean;
  /** The person has to set up a second factor first. */
  needsSecondFactor?: boolean;
  /** Where a person who has just signed in is on the way to. */
  arrival: string | null;
}

/** Decides what an address shows: pages, guards, redirects; nothing else decides this. */
export const resolvePage = (input: ResolveInput): ResolvedPage =>
  redirectOf(input) ?? ownPageOf(input) ?? backOfficeOf(input) ?? remotePageOf(input);

const isOfBackOffice = (path: string): boolean => matchPath(backOffice.path, path) !== null;

// For everybody but strangers and admins there is no back office (BO-04).
const backOfficeOf = (input: ResolveInput): ResolvedPage | undefined => {
  if (!isOfBackOffice(input.path)) return undefined;
  if (!input.role) return { kind: 'sign-in' };
  if (input.role !== 'admin') return { kind: 'not-found' };
  const found = remotePageOf(input);
  return found.kind === 'not-found' ? { kind: 'own', page: backOffice } : found;
};

const redirectOfAdmin = ({ path }: ResolveInput): ResolvedPage | undefined => {
  if (matchPath(routes.dashboard.pattern, path)) return { kind: 'redirect', to: routes.admin({}) };
  const id = matchPath(routes.orderView.pattern, path)?.params.id;
  return id ? { kind: 'redirect', to: `${routes.admin({})}/orders/${id}` } : undefined;
};

const redirectOf = (input: ResolveInput): ResolvedPage | undefined => {
  const { path, role, arrival } = input;
  if (!role) return undefined;
  const is = (pattern: string): boolean => matchPath(pattern, path) !== null;
  const to = (target: string): ResolvedPage => ({ kind: 'redirect', to: target });
  const isDoor = is(routes.adminLogin.pattern) && role === 'admin';
  if (is(routes.login.pattern) || is(routes.secondStep.pattern) || isDoor)
    return to(arrival ?? homeOf(role));
  // The firm asks for a second factor: until it is there, this is the only page.
  if (input.needsSecondFactor && !is(routes.security.pattern) && !is(routes.logout.pattern))
    return to(routes.security({}));
  if (arrival && (is(routes.autologin.pattern) || is(routes.passkeyStep.pattern)))
    return to(arrival);
  if (role === 'admin') return redirectOfAdmin(input);
  if (role === 'reviewer' && is(routes.dashboard.pattern)) return to(routes.ordersList({}));
  if (input.hasCustomLogin && (is(routes.profile.pattern) || is(routes.security.pattern)))
    return to(homeOf(role));
  const isInvoicesClosed = input.hasCustomCheckout || input.flag('hide_invoices');
  if (isInvoicesClosed && is(routes.invoices.pattern)) return to(homeOf(role));
  return undefined;
};

const homeOf = (role: Role): string => {
  if (role === 'admin') return routes.admin({});
  return role === 'reviewer' ? routes.ordersList({}) : routes.dashboard({});
};

const ownPageOf = ({ path, role }: ResolveInput): ResolvedPage | undefined => {
  const page = ownPages.find(({ path: pattern }) => matchPath(pattern, path) !== null);
  if (!page) return undefined;
  // The door of admins is nothing to somebody else who is signed in.
  if (page.key === 'adminLogin' && role) return { kind: 'not-found' };
  if (page.roles === 'public') return { kind: 'own', page };
  if (!role) return { kind: 'sign-in' };
  return page.roles.includes(role) ? { kind: 'own', page } : { kind: 'refused' };
};

const remotePageOf = ({ path, remotes, role, rights, flag }: ResolveInput): ResolvedPage => {
  const found = matchPages(remotes, path).filter(({ remote }) =>
    meetsConditions(remote.manifest.requires, flag),
  );
  const open = found.find(
    ({ page }) => page.roles === 'public' || (role && page.roles.includes(role)),
  );
  if (open) {
    if (!holdsPage(rights, open.page)) return { kind: 'refused' };
    return meetsConditions(open.page.requires, flag)
      ? { kind: 'remote', found: open }
      : { kind: 'unavailable' };
  }
  if (found.length === 0) return { kind: 'not-found' };
  // A page that the firm has switched off is nothing to sign in for.
  if (!role)
    return found.some(({ page }) => meetsConditions(page.requires, flag))
      ? { kind: 'sign-in' }
      : { kind: 'not-found' };
  // Writers and reviewers share one set: a writer's page is closed to a reviewer, unknown to a customer.
  const isClosed = role === 'reviewer' && found.some(({ page }) => page.roles.includes('writer'));
  return { kind: isClosed ? 'refused' : 'not-found' };
};
