import { routes } from '@portal/shared-contracts/remote';
import { knownPages } from '../harness/pages/known-pages.data.ts';
import { type PersonName, sites } from '../harness/people/sites.ts';

/** One picture's page: who opens which address, and the state in which it is then. */
export interface Screen {
  person: PersonName | null;
  path: string;
}

/** States that the walk of every page does not meet: nothing there yet, nothing found, nobody of that name. */
const states: readonly Screen[] = [
  { person: null, path: routes.reviewIntake({}) },
  { person: null, path: routes.adminLogin({}) },
  { person: null, path: routes.review({ id: 'of-nobody' }) },
  { person: null, path: '/no-such-page' },
  { person: 'newCustomer', path: routes.dashboard({}) },
  { person: 'newCustomer', path: routes.ordersList({}) },
  { person: 'newCustomer', path: routes.invoices({}) },
  { person: 'customer', path: routes.ordersList({}, { q: 'nothing like this' }) },
  { person: 'customer', path: routes.orderView({ id: 'of-nobody' }) },
  { person: 'customer', path: routes.security({}) },
  { person: 'writer', path: routes.ordersList({}, { turn: 'done' }) },
  { person: 'writer', path: routes.staffReviews({}) },
  { person: 'reviewer', path: routes.security({}) },
  { person: 'admin', path: routes.admin({}) },
];

/** Which of the demo's firms answers at an address. */
const firmAt = (address: string): keyof typeof sites =>
  new URL(address).hostname === new URL(sites.acme.origin()).hostname ? 'acme' : 'northwind';

/** Every screen of the demo's firm at an address, by person; the back office's own are found in its menu. */
export const screensOf = (address: string, foundForAdmin: readonly string[]): Screen[] => {
  const all: Screen[] = [
    ...knownPages(firmAt(address)),
    ...states,
    ...foundForAdmin.map((path) => ({ person: 'admin' as const, path })),
  ];
  const seen = new Set<string>();
  return all.filter(({ person, path }) => {
    const key = `${person ?? ''} ${path}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
};
