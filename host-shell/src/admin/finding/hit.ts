import { adminRoutes, type FoundThing } from '@portal/shared-contracts/admin';

/** Something that the search found, and where it leads. */
export interface Hit {
  kind: FoundThing['kind'] | 'page' | 'setting';
  key: string;
  title: string;
  about: string;
  /** Further words by which it is found. */
  words?: string;
  to: string;
}

const pages = {
  order: adminRoutes.order,
  invoice: adminRoutes.invoice,
  person: adminRoutes.person,
  package: adminRoutes.package,
} as const;

/** What the server found as a line of the search. */
export const toHit = ({ kind, _id, title, about }: FoundThing): Hit => ({
  kind,
  key: `${kind}:${_id}`,
  title,
  about,
  to: pages[kind]({ id: _id }),
});
