import type { Currency } from '@portal/shared-contracts';
import type { InvoiceStatus } from '@portal/shared-contracts/invoices';

/** A seeded invoice of the demo customer. */
export interface SeedInvoice {
  key: string;
  package: 'executive' | 'professional' | 'starter' | 'linkedin-only';
  name: string;
  status: InvoiceStatus;
  priceMinor: number;
  listMinor?: number;
  refundMinor?: number;
  currency?: Currency;
  daysAgo: number;
  order?: 'completed' | 'completed-tipped' | 'completed-no-tip';
}

/** One invoice in each status, and unpaid ones in a card currency and in an alternate one. */
export const seedInvoices: readonly SeedInvoice[] = [
  {
    key: 'paid',
    package: 'professional',
    name: 'Professional Package',
    status: 'paid',
    priceMinor: 34_900,
    daysAgo: 40,
    order: 'completed',
  },
  {
    key: 'paid-with-coupon',
    package: 'executive',
    name: 'Executive Suite',
    status: 'paid',
    priceMinor: 58_410,
    listMinor: 64_900,
    daysAgo: 90,
    order: 'completed-tipped',
  },
  {
    key: 'unpaid',
    package: 'starter',
    name: 'Express delivery of Resume Starter',
    status: 'unpaid',
    priceMinor: 4_900,
    daysAgo: 2,
  },
  {
    key: 'unpaid-alternate',
    package: 'linkedin-only',
    name: 'LinkedIn Makeover',
    status: 'unpaid',
    priceMinor: 9_500_000,
    currency: 'ngn',
    daysAgo: 3,
  },
  {
    key: 'refunded',
    package: 'linkedin-only',
    name: 'LinkedIn Makeover',
    status: 'refunded',
    priceMinor: 9_900,
    refundMinor: 9_900,
    daysAgo: 60,
  },
  {
    key: 'partially-refunded',
    package: 'starter',
    name: 'Resume Starter',
    status: 'partially_refunded',
    priceMinor: 14_900,
    refundMinor: 5_000,
    daysAgo: 70,
    order: 'completed-no-tip',
  },
  {
    key: 'void',
    package: 'starter',
    name: 'Resume Starter',
    status: 'void',
    priceMinor: 14_900,
    daysAgo: 75,
  },
];

export const invoiceId = (siteId: string, key: string): string => `${siteId}-invoice-${key}`;
