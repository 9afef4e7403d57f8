import { findPackages } from '../domains/catalogue/packages/packages.service.ts';
import { findOrders } from '../domains/orders/orders.service.ts';
import { findInvoices } from '../domains/payments/invoices/invoices.service.ts';
import { findPeople } from '../domains/people/people.service.ts';
import type { Finder } from '../kernel/finding/finder.ts';

/** Who answers the search of the back office, in the order in which it is shown. */
export const FINDERS: readonly Finder[] = [findOrders, findInvoices, findPeople, findPackages];
