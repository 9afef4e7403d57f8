import type { AuditNames } from '../domains/audit/list/audit-names.ts';
import { namesOfPackages } from '../domains/catalogue/packages/packages.service.ts';
import { findOrdersNumbered, namesOfOrders } from '../domains/orders/orders.service.ts';
import {
  addressesOfInvitations,
  findPeopleCalled,
  namesOfPeople,
} from '../domains/people/people.service.ts';

/** How the log calls what it speaks of. */
export const AUDIT_NAMES: AuditNames = {
  person: {
    names: ({ db }, ids) => namesOfPeople(db, ids),
    find: ({ db }, text) => findPeopleCalled(db, text),
  },
  invitation: { names: ({ db }, ids) => addressesOfInvitations(db, ids) },
  order: {
    names: ({ db }, ids) => namesOfOrders(db, ids),
    find: ({ db }, text) => findOrdersNumbered(db, text),
  },
  package: { names: ({ db }, ids) => namesOfPackages(db, ids) },
};
