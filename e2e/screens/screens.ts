import { knownPages } from '../harness/pages/known-pages.data.ts';
import { type PersonName, sites } from '../harness/people/sites.ts';
import type { Replies } from './replies.ts';
import { statesOf } from './states.data.ts';

/** One picture's page: who opens which address, and the state in which it is then. */
export interface Screen {
  person: PersonName | null;
  path: string;
  /** How the server answers what the page reads; as it does when missing. */
  replies?: Replies;
  /** What is pressed before it is looked at. */
  press?: string;
}

/** Which of the demo's firms answers at an address. */
const firmAt = (address: string): keyof typeof sites =>
  new URL(address).hostname === new URL(sites.acme.origin()).hostname ? 'acme' : 'northwind';

/** What a screen is called. */
export const titleOf = ({ person, path, replies, press }: Screen): string =>
  [person ?? 'visitor', path, replies && `(${replies})`, press && `(press ${press})`]
    .filter(Boolean)
    .join(' ');

/** Every screen of the demo's firm at an address, by person; the back office's own are found in its menu. */
export const screensOf = (address: string, foundForAdmin: readonly string[]): Screen[] => {
  const firm = firmAt(address);
  const pages = knownPages(firm).filter(({ isOffOnAcme }) => firm !== 'acme' || !isOffOnAcme);
  const all: Screen[] = [
    ...pages.map(({ person, path }) => ({ person, path })),
    ...statesOf(firm),
    ...foundForAdmin.map((path) => ({ person: 'admin' as const, path })),
  ];
  return [...new Map(all.map((screen) => [titleOf(screen), screen])).values()];
};
