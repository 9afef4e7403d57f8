import type { Language } from '../languages.ts';
import { ordersMenuGroup } from '../remote/menu-groups.ts';
import { routes } from '../remote/routes.ts';

/** Where a page of an order lies: the list, then the order by its number and package, the same on every screen. */
export const orderTrail = (
  { _id, number, packageName }: { _id: string; number: string; packageName: string },
  language: Language,
): { to: string; label: string }[] => [
  { to: routes.ordersList({}), label: ordersMenuGroup.label[language] },
  { to: routes.orderView({ id: _id }), label: `#${number} ${packageName}` },
];
