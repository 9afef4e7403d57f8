import type { PortalUser } from '@portal/shared-contracts/people';
import { routes } from '@portal/shared-contracts/remote';
import { landing } from './landing.ts';
import { returnLocation } from './return-location.ts';

/** Where somebody goes who has just signed in; the start page decides what depends on the orders. */
export const landingAfter = (user: PortalUser, from: unknown): string => {
  const target = landing({ user, arrival: 'sign-in', returnTo: returnLocation(from) });
  return 'to' in target ? target.to : routes.home({});
};
