import {
  candidate,
  type Candidate,
  firmOrder,
  type FirmOrder,
  listedOrder,
  type ListedOrder,
} from '@portal/shared-contracts/admin';
import { buildOrder } from './build-order.ts';

/** A row of the firm's list; override what matters. */
export const buildListed = (change: Partial<ListedOrder> = {}): ListedOrder =>
  listedOrder.parse({
    _id: 'order-1',
    number: '1042',
    customer: { _id: 'c1', firstName: 'Clara', lastName: 'Lindqvist' },
    packageName: 'Professional Package',
    writer: null,
    statusPercentage: 33,
    turn: { owner: 'admin', step: 'assign-writer', since: '2026-03-01T09:00:00Z' },
    dueDate: null,
    price: 349,
    currency: 'usd',
    paymentStatus: 'paid',
    isHidden: false,
    isCancelled: false,
    isTest: false,
    ...change,
  });

/** An order as the firm sees it; override what matters. */
export const buildFirmOrder = (change: Partial<FirmOrder> = {}): FirmOrder =>
  firmOrder.parse({
    ...buildOrder(),
    customerEmail: 'ada@example.com',
    writerEmail: null,
    turnSince: '2026-03-01T09:00:00Z',
    readyAt: null,
    cancelReason: '',
    isHidden: false,
    isCancelled: false,
    isTest: false,
    version: 3,
    ...change,
  });

/** A writer for an order; override what matters. */
export const buildCandidate = (change: Partial<Candidate> = {}): Candidate =>
  candidate.parse({
    _id: 'w1',
    firstName: 'Wanda',
    lastName: 'Kowalska',
    open: 3,
    mostOpen: 5,
    week: 1,
    mostPerWeek: null,
    dueSoon: 0,
    days: [],
    absences: [],
    turnaroundDays: 9,
    rating: 4.7,
    ratings: 12,
    limit: null,
    knows: ['Accounting'],
    ...change,
  });
