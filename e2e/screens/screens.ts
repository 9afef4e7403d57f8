import { knownPages } from '../harness/pages/known-pages.data.ts';
import { sites } from '../harness/people/sites.ts';
import { titleOf, type Screen } from './screen.ts';
import { backOfficeStates, statesOf } from './states.data.ts';

/** Which of the demo's firms answers at an address. */
const firmAt = (address: string): keyof typeof sites =>
  new URL(address).hostname === new URL(sites.acme.origin()).hostname ? 'acme' : 'northwind';

/** Every screen of the demo's firm at an address, by person; the back office's own are found in its menu. */
export const screensOf = (address: string, foundForAdmin: readonly string[]): Screen[] => {
  const firm = firmAt(address);
  const pages = knownPages(firm).filter(({ isOffOnAcme }) => firm !== 'acme' || !isOffOnAcme);
  const all: Screen[] = [
    ...pages.map(({ person, path }) => ({ person, path })),
    ...statesOf(firm),
    ...foundForAdmin.map((path) => ({ person: 'admin' as const, path })),
    ...backOfficeStates(foundForAdmin),
  ];
  return [...new Map(all.map((screen) => [titleOf(screen), screen])).values()];
};
