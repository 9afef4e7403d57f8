import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../harness/test.ts';

/** An order as the firm has just placed it. */
export interface FreeOrder {
  _id: string;
  number: string;
}

/** The firm places an order as a favour for somebody who has had none yet. */
export const placeFreeOrder = async (
  admin: APIRequestContext,
  newCustomer: { email: string; firstName: string; lastName: string },
): Promise<FreeOrder> => {
  const reply = await admin.post('/api/admin/orders', {
    data: {
      newCustomer,
      packageId: 'northwind-starter',
      price: 0,
      reason: 'A favour',
      payment: 'free',
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { order: FreeOrder }).order;
};
