import type { EndpointOutput } from '@portal/shared-contracts';
import type { login } from '@portal/shared-contracts/auth';
import type { PortalUser } from '@portal/shared-contracts/people';
import { landingAfter } from '../routing/landing-after.ts';
import { openFreshPage } from '../session/fresh-page.ts';
import { beginSession } from '../session/session-store.ts';

/** Starts the session of whoever has signed in, at the place that is theirs. */
export const enter = (
  reply: EndpointOutput<typeof login>,
  placeOf: (user: PortalUser) => string,
): void => {
  const user = { ...reply.user, orders: reply.orders };
  const to = placeOf(user);
  // The page of a stranger knows nothing of the back office (BO-08).
  if (user.role === 'admin') openFreshPage(to);
  else beginSession({ user, currency: reply.currency }, to);
};

/** Starts the session after the last step of signing in, and says where the person goes. */
export const arrive = (reply: EndpointOutput<typeof login>, from: string | null): void =>
  enter(reply, (user) => landingAfter(user, from));
