import type { FirmPerson } from '@portal/shared-contracts/admin';

/** A customer as the firm sees her on her page. */
export const clara: FirmPerson = {
  _id: 'p1',
  kind: 'person',
  firstName: 'Clara',
  lastName: 'Lindqvist',
  email: 'customer@example.com',
  role: 'user',
  state: 'active',
  lastSeen: null,
  openOrders: 0,
  admin: null,
  version: 3,
  note: '',
  pendingEmail: null,
  createdAt: '2026-01-02T10:00:00.000Z',
  sessions: [],
  handOver: [],
  dossier: { orders: [], invoices: [], reviews: [], conversations: [], mails: [] },
};
