import type { APIRequestContext } from '@playwright/test';
import { people } from './sites.ts';

/** Raises an invoice by hand for the demo's customer, as an admin does on the page. */
export const issueInvoice = async (
  admin: APIRequestContext,
  line: { text: string; price: number },
): Promise<void> => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const data = { customer: people.customer, lines: [{ ...line, quantity: 1 }] };
  const draft = await admin.post('/api/admin/invoices', { headers, data });
  const { invoice } = (await draft.json()) as { invoice: { _id: string } };
  const issued = await admin.post(`/api/admin/invoices/${invoice._id}/issue`, {
    headers,
    data: {},
  });
  if (!issued.ok()) throw new Error(`The invoice was not issued: ${issued.status()}`);
};
