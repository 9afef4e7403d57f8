import type { Language } from '../languages.ts';
import { ordersMenuGroup } from '../remote/menu-groups.ts';
import { routes } from '../remote/routes.ts';
import type { Role } from '../roles.ts';

/** Where a page of an order lies: the list, then the order by its number and package, the same on every screen. */
export const orderTrail = (
  { _id, number, packageName }: { _id: string; number: string; packageName: string },
  language: Language,
): { to: string; label: string }[] => [
  { to: routes.ordersList({}), label: ordersMenuGroup.label[language] },
  { to: routes.orderView({ id: _id }), label: `#${number} ${packageName}` },
];

/** What an order is called where there is no room for its package: by its number, to staff with its customer. */
export const shortOrderName = (
  { number, customer }: { number: string; customer: { firstName: string; lastName: string } },
  role: Role | undefined,
): string =>
  role === 'user' ? `#${number}` : `#${number} · ${customer.firstName} ${customer.lastName}`;
