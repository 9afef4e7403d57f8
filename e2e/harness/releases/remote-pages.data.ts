import type { PersonName } from '../people/sites.ts';

/** A page that shows. */
export interface Screen {
  path: string;
  heading: string | RegExp;
}

/** A page of a remote, with somebody who may open it. */
export interface RemotePage extends Screen {
  remote: string;
  /** The page in the manifest of its remote. */
  page: string;
  person: PersonName;
  /** A page of another remote that goes on working. */
  other: Screen;
}

const dashboard: Screen = { path: '/dashboard', heading: 'Dashboard' };
const jobs: Screen = { path: '/jobs', heading: 'Jobs' };
const ordersList: Screen = { path: '/orders/list', heading: 'Orders' };

/** One page of each remote. */
export const remotePages: readonly RemotePage[] = [
  {
    remote: 'mfe-orders',
    page: 'customerDashboard',
    ...dashboard,
    person: 'customer',
    other: jobs,
  },
  {
    remote: 'mfe-boards-jobs',
    page: 'jobs',
    ...jobs,
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-checkout-review',
    page: 'invoices',
    path: '/invoices',
    heading: 'Invoices',
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-documents',
    page: 'final-document',
    path: '/orders/final-document/northwind-professional-resume/northwind-order-completed',
    heading: /final document/i,
    person: 'customer',
    other: dashboard,
  },
  {
    remote: 'mfe-questionnaires',
    page: 'template-list',
    path: '/questionnaire-template/list',
    heading: 'List of Follow Up Questions Templates',
    person: 'writer',
    other: ordersList,
  },
  {
    remote: 'mfe-chat',
    page: 'adminChat',
    path: '/chat',
    heading: 'Chat with Admin',
    person: 'writer',
    other: ordersList,
  },
];
