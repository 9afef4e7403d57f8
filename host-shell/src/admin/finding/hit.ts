import { adminRoutes, type FoundThing } from '@portal/shared-contracts/admin';

/** Something that the search found, and where it leads. */
export interface Hit {
  kind: FoundThing['kind'] | 'page' | 'setting';
  key: string;
  title: string;
  about: string;
  /** Further words by which it is found. */
  words?: string;
  /** Somebody who has not come yet. */
  isInvited?: boolean;
  to: string;
}

const pages = {
  order: adminRoutes.order,
  invoice: adminRoutes.invoice,
  person: adminRoutes.person,
  package: adminRoutes.package,
} as const;

// Who has not come yet has no page, but a line in the list with what can be done about it.
const invitation = (email: string): string =>
  adminRoutes.people({}, { state: 'invited', search: email });

/** What the server found as a line of the search. */
export const toHit = ({ kind, _id, title, about, isInvited }: FoundThing): Hit => ({
  kind,
  key: `${kind}:${_id}`,
  title,
  about,
  ...(isInvited ? { isInvited, to: invitation(about || title) } : { to: pages[kind]({ id: _id }) }),
});
