import { adminRoutes } from '../../remote/admin-routes.ts';
import type { Area } from '../../roles.ts';

/** A list whose filters stand in the address of its page. */
export interface ViewList {
  /** The area of those who may see it, and so its views. */
  readonly area: Area | 'owner';
  /** The address of its page. */
  readonly page: string;
}

/** The lists of the back office that keep views, by what stands after `/api/admin/` in their addresses (BO-110). */
export const viewLists = {
  orders: { area: 'orders', page: adminRoutes.orders({}) },
  inbox: { area: 'orders', page: adminRoutes.inbox({}) },
  people: { area: 'people', page: adminRoutes.people({}) },
  invoices: { area: 'money', page: adminRoutes.invoices({}) },
  payments: { area: 'money', page: adminRoutes.payments({}) },
  disputes: { area: 'money', page: adminRoutes.disputes({}) },
  'money-differences': { area: 'money', page: adminRoutes.differences({}) },
  packages: { area: 'catalogue', page: adminRoutes.packages({}) },
  coupons: { area: 'catalogue', page: adminRoutes.coupons({}) },
  'checkout-links': { area: 'catalogue', page: adminRoutes.checkoutLinks({}) },
  questionnaires: { area: 'catalogue', page: adminRoutes.questionnaires({}) },
  surveys: { area: 'catalogue', page: adminRoutes.surveys({}) },
  templates: { area: 'catalogue', page: adminRoutes.templates({}) },
  contracts: { area: 'catalogue', page: adminRoutes.contracts({}) },
  downloadables: { area: 'catalogue', page: adminRoutes.downloadables({}) },
  reviews: { area: 'catalogue', page: adminRoutes.reviews({}) },
  jobs: { area: 'catalogue', page: adminRoutes.jobs({}) },
  mails: { area: 'settings', page: adminRoutes.mails({}) },
  audit: { area: 'owner', page: adminRoutes.audit({}) },
} as const satisfies Readonly<Record<string, ViewList>>;

/** Name of a list that keeps views. */
export type ViewListName = keyof typeof viewLists;

/** Their names. */
export const viewListNames = Object.keys(viewLists) as [ViewListName, ...ViewListName[]];
