import { getCustomerOrder, order, type Order } from '@portal/shared-contracts/orders';
import { stubApi } from '@portal/shared-contracts/testing';

/** A customer's order before the first questions were answered; override what matters. */
export const customerOrder = (change: Partial<Order> = {}): Order =>
  order.parse({
    _id: 'order-1',
    number: '1042',
    client_id: 'person-1',
    statusPercentage: 0,
    hideOrder: false,
    createdAt: '2026-03-01T09:00:00Z',
    updatedAt: '2026-03-01T09:00:00Z',
    completedAt: null,
    assignedAt: null,
    dueDate: null,
    invoicePrice: 349,
    invoiceCurrency: 'usd',
    writer: false,
    writer_id: null,
    writerName: null,
    customer: { firstName: 'Ada', lastName: 'Byron' },
    customer_industries: [],
    years_of_experience: null,
    contract_signed: false,
    contractSignedAt: null,
    tipByCustomer: null,
    noShowCheck: false,
    surveySubmitted: false,
    revisionData: {},
    completed_tasks: [],
    package: {
      _id: 'professional',
      packageName: 'Professional Package',
      packagePrice: 349,
      packageServices: [],
      packageDownloadables: [],
      contract_id: 'agreement',
      surveyDetails: null,
    },
    ...change,
  });

/** The server knows the customer's orders as this says at the time of asking. */
export const serveOrder = (read: () => Order = customerOrder): void =>
  stubApi(getCustomerOrder, () => ({
    status: true as const,
    order: read(),
    invoice: { price: 349 },
    clientCurrencyType: 'usd' as const,
  }));
