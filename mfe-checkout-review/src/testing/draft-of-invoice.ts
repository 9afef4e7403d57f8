import type { FirmInvoiceDetail } from '@portal/shared-contracts/admin';

/** A draft of $81 at its first version. */
export const draftOfInvoice: FirmInvoiceDetail = {
  _id: 'i1',
  number: null,
  status: 'draft',
  title: 'Coaching',
  total: 81,
  returned: 0,
  currency: 'usd',
  customer: { _id: 'p1', name: 'Nora Customer', email: 'nora@example.com' },
  order: null,
  dueDay: '2026-05-01',
  isOverdue: false,
  isDisputed: false,
  payment: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  paidAt: null,
  version: 1,
  lines: [{ text: 'Coaching', quantity: 2, price: 40.5 }],
  discount: 0,
  note: '',
  today: '2026-03-01',
  outside: null,
};
