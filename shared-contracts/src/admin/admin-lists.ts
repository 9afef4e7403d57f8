import type { Area } from '../roles.ts';

/** The lists of the back office that hear of changes, each with the area of those who may see it (BO-113). */
export const adminLists = {
  orders: 'orders',
  drafts: 'orders',
  inbox: 'orders',
  people: 'people',
  invoices: 'money',
  payments: 'money',
  disputes: 'money',
  packages: 'catalogue',
  'external-products': 'catalogue',
  coupons: 'catalogue',
  'checkout-links': 'catalogue',
  questionnaires: 'catalogue',
  surveys: 'catalogue',
  templates: 'catalogue',
  contracts: 'catalogue',
  downloadables: 'catalogue',
  reviews: 'catalogue',
  jobs: 'catalogue',
  mails: 'settings',
} as const satisfies Readonly<Record<string, Area>>;

/** Name of a list: what stands after `/api/admin/` in its address. */
export type AdminList = keyof typeof adminLists;

/** Whether a word names a list. */
export const isAdminList = (word: string): word is AdminList => Object.hasOwn(adminLists, word);
