import { routes } from '@portal/shared-contracts/remote';
import type { PortalUser } from '@portal/shared-contracts/people';

/** The fields of an order that the landing rules read. */
export interface LandingOrder {
  _id: string;
  statusPercentage: number;
  hideOrder?: boolean | undefined;
}

/** How the person came here. */
export type Arrival = 'sign-in' | 'reload';

/** Everything that decides where a person lands. */
export interface LandingInput {
  user: Pick<PortalUser, 'role' | 'pending_purchase_package_id' | 'orders'>;
  arrival: Arrival;
  /** A checked return location, if there is one. */
  returnTo?: string | undefined;
}

/** Where to go, or that the customer's orders are needed to decide. */
export type Landing = { to: string } | { needs: 'orders' };

const DONE = 100;

/** The landing of a person as far as it does not depend on the customer's orders (HS-31, HS-33, HS-37). */
export const landing = ({ user, arrival, returnTo }: LandingInput): Landing => {
  const pending = user.pending_purchase_package_id;
  if (user.role === 'user' && pending && (arrival === 'sign-in' || user.orders === 0)) {
    return { to: routes.checkout({}, { item: pending }) };
  }
  if (returnTo) return { to: returnTo };
  if (user.role === 'admin') return { to: routes.admin({}) };
  if (user.role === 'writer') return { to: routes.dashboard({}) };
  if (user.role === 'reviewer') return { to: routes.ordersList({}) };
  return { needs: 'orders' };
};

/** The landing of a customer by the orders (HS-34, HS-35, HS-36); hidden orders do not count. */
export const landingByOrders = (orders: readonly LandingOrder[]): string => {
  const visible = orders.filter(({ hideOrder }) => !hideOrder);
  const open = visible.filter(({ statusPercentage }) => statusPercentage !== DONE);
  const [first] = visible;
  const [only, ...more] = open;
  if (only && more.length === 0) return routes.orderView({ id: only._id });
  if (first && open.length === 0) return routes.orderView({ id: first._id });
  return routes.dashboard({});
};

/**
 * Where a customer who has chosen a package and bought nothing yet is led from a page that was opened
 * directly (HS-37); nothing for everybody else.
 */
export const pendingPurchase = (
  user: Pick<PortalUser, 'role' | 'pending_purchase_package_id' | 'orders'> | null,
): string | undefined =>
  user?.role === 'user' && user.pending_purchase_package_id && user.orders === 0
    ? routes.checkout({}, { item: user.pending_purchase_package_id })
    : undefined;
