import type { PortalUser } from '@portal/shared-contracts/people';
import { routes } from '@portal/shared-contracts/remote';
import { z } from '@portal/shared-contracts/schema';
import { returnLocation } from '../routing/return-location.ts';

const text = z.string().max(200).optional().catch(undefined);

const stateSchema = z.object({
  packageId: text,
  critiqueId: text,
  critiqueViewId: text,
  uniqueCustomerId: text,
  from: z.string().max(2000).optional().catch(undefined),
});

/** What an auto-login link carries beside its code (HS-58). */
export type AutologinState = z.output<typeof stateSchema>;

/** Reads the router's state and the query; the query is what a mail can carry. */
export const autologinState = (state: unknown, search: string): AutologinState => {
  const inState = typeof state === 'object' && state !== null ? state : {};
  return stateSchema.parse({ ...Object.fromEntries(new URLSearchParams(search)), ...inState });
};

/** Where an auto-login leads: the pending package's checkout, else `from`, else `/` (HS-59). */
export const autologinTarget = (
  user: Pick<PortalUser, 'pending_purchase_package_id' | 'uniqueCustomerId' | 'role'>,
  state: AutologinState,
): string => {
  const item = user.role === 'user' ? (user.pending_purchase_package_id ?? undefined) : undefined;
  if (item) {
    return routes.checkout(
      {},
      {
        item,
        critiqueId: state.critiqueId,
        critiqueViewId: state.critiqueViewId,
        autoLoggedIn: true,
        uniqueCustomerId: state.uniqueCustomerId ?? user.uniqueCustomerId,
      },
    );
  }
  return returnLocation(state.from) ?? routes.home({});
};
