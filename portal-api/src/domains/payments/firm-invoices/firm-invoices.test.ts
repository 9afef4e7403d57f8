import {
  createFirmInvoice,
  deleteFirmInvoice,
  getFirmInvoice,
  type InvoiceContent,
  issueInvoice,
  listFirmInvoices,
  listPayments,
  recordPayment,
  saveFirmInvoice,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { getInvoice, listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { readPdf } from '../../../../test/papers/read-pdf.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
let customer: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('moneyAdmin');
  customer = await portal.signIn('customer');
});
afterAll(() => portal.close());

const content = (): InvoiceContent => ({
  customer: portal.personId('customer'),
  order: null,
  lines: [
    { text: 'Coaching by phone', quantity: 3, price: 40.5 },
    { text: 'Cover letter', quantity: 1, price: 30 },
  ],
  discount: 1.5,
  dueDay: '2026-12-01',
  note: 'Thank you.\nSee you soon.',
});

const make = async (change: Partial<InvoiceContent> = {}) => {
  portal.clock.advance(1_000);
  const input = { ...content(), ...change };
  return (await admin.call(createFirmInvoice, input, newAttempt())).body.invoice;
};

const issued = async () => {
  const { _id: id } = await make();
  return (await admin.call(issueInvoice, { id })).body.invoice;
};

const noticesOf = (event: string, id: string) =>
  portal
    .db()
    .query('select person_id, params from mail_notices where event = $1 and event_key = $2', [
      event,
      `${event}:${id}`,
    ]);

test('BO-94 a draft is written once, changed, unseen by its customer, and issued with a number, a mail and its lines', async () => {
  const again = newAttempt();
  const first = (await admin.call(createFirmInvoice, content(), again)).body.invoice;
  const second = (await admin.call(createFirmInvoice, content(), again)).body.invoice;
  expect(second._id).toBe(first._id);
  expect(first).toMatchObject({ number: null, status: 'draft', total: 150, discount: 1.5 });
  const { _id: id, version: baseVersion } = first;
  const ownIds = async () =>
    (await customer.call(listInvoices, {})).body.invoices.map(({ _id }) => _id);
  expect(await ownIds()).not.toContain(id);
  expect((await customer.call(getInvoice, { id })).status).toBe(404);

  const byEmail = { ...content(), customer: 'customer@example.com', discount: 0 };
  const saved = await admin.call(saveFirmInvoice, { ...byEmail, id, baseVersion });
  expect(saved.body.invoice).toMatchObject({ total: 151.5, version: 2 });
  const late = await admin.call(saveFirmInvoice, { ...byEmail, id, baseVersion });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);

  const twice = await Promise.all([
    admin.call(issueInvoice, { id }),
    admin.call(issueInvoice, { id }),
  ]);
  const number = twice[0].body.invoice.number;
  expect(number).toMatch(/^INV-\d{5}$/);
  expect(twice.map(({ body }) => body.invoice.number)).toEqual([number, number]);
  expect(await noticesOf('invoice-issued', id)).toEqual([
    {
      person_id: portal.personId('customer'),
      params: { invoice: number, amount: { minor: 15_150, currency: 'usd' } },
    },
  ]);
  const read = (await customer.call(getInvoice, { id })).body.invoice;
  expect(read).toMatchObject({ status: 'unpaid', price: 151.5, dueDay: '2026-12-01' });
  expect(read.lines).toEqual(content().lines);
  const pdf = await customer.inject({ url: `/api/customer/invoices/${id}/pdf` });
  const { lines } = await readPdf(pdf.rawPayload);
  expect(lines.join('\n')).toMatch(
    /3 × Coaching by phone \$121\.50[^]*Thank you\.\nSee you soon\./,
  );
  const changed = await admin.call(saveFirmInvoice, { ...byEmail, id, baseVersion: 3 });
  expect(changed.status).toBe(409);
});

test('BO-94 what was changed meanwhile is not issued as somebody saw it before', async () => {
  const { _id: id, version: seen } = await make();
  await admin.call(saveFirmInvoice, { ...content(), discount: 0, id, baseVersion: seen });
  const late = await admin.call(issueInvoice, { id, baseVersion: seen });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  expect(await noticesOf('invoice-issued', id)).toEqual([]);
  const { body } = await admin.call(issueInvoice, { id, baseVersion: seen + 1 });
  expect(body.invoice).toMatchObject({ status: 'unpaid', total: 151.5 });
});

test('BO-94 numbers have no gaps, whoever issues at the same moment and whatever is thrown away or voided', async () => {
  const drafts = await Promise.all([make(), make(), make(), make(), make()]);
  const [thrown, ...kept] = drafts.map(({ _id }) => _id);
  expect((await admin.call(deleteFirmInvoice, { id: thrown ?? '' })).status).toBe(200);
  const replies = await Promise.all(kept.map((id) => admin.call(issueInvoice, { id })));
  const [first] = kept;
  await admin.call(voidInvoice, { id: first ?? '' });
  const after = await issued();
  const given = [...replies.map(({ body }) => body.invoice.number), after.number];
  const numbers = given.map((number) => Number(number?.slice(4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index));
  expect((await admin.call(deleteFirmInvoice, { id: after._id })).status).toBe(409);
});

test('BO-94 only what is unpaid can be voided, and nobody pays a void one', async () => {
  const { _id: id } = await issued();
  const paid = await issued();
  await customer.call(payInvoice, { payment: 'pm_card_visa', invoice_id: paid._id }, newAttempt());
  const refused = await admin.call(voidInvoice, { id: paid._id });
  expect(refused.error.message).toBe('Only an unpaid invoice can be voided or marked as paid.');
  expect((await admin.call(voidInvoice, { id })).body.invoice.status).toBe('void');
  const late = { payment: 'pm_card_visa', invoice_id: id };
  expect((await customer.call(payInvoice, late, newAttempt())).status).toBe(409);
  expect((await admin.call(voidInvoice, { id: (await make())._id })).status).toBe(409);
});

test('BO-94 what does not fit is refused at its field', async () => {
  const line = { text: 'Coaching', quantity: 1, price: 1 };
  const wrong = async (change: Partial<InvoiceContent>) => {
    const { error } = await admin.call(createFirmInvoice, { ...content(), ...change });
    return Object.keys(error.errors ?? {});
  };
  expect(await wrong({ lines: Array.from({ length: 21 }, () => line) })).toEqual(['lines']);
  expect(await wrong({ lines: [{ ...line, quantity: 1000 }] })).toEqual(['lines.0.quantity']);
  expect(await wrong({ lines: [{ ...line, text: 'x'.repeat(256) }] })).toEqual(['lines.0.text']);
  expect(await wrong({ note: 'x'.repeat(2001) })).toEqual(['note']);
  expect(await wrong({ discount: 1000 })).toEqual(['discount']);
  expect(await wrong({ customer: 'writer@example.com' })).toEqual(['customer']);
});

test('BO-95 a payment outside of the portal is noted once, on a day that has come, and mailed', async () => {
  const { _id: id } = await issued();
  const today = portal.clock.now().toISOString().slice(0, 10);
  const paid = { id, method: 'bank', day: today, reference: 'Statement 7' } as const;
  const tomorrow = new Date(portal.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const early = await admin.call(recordPayment, { ...paid, day: tomorrow }, newAttempt());
  expect(Object.keys(early.error.errors ?? {})).toEqual(['day']);
  const again = newAttempt();
  const both = await Promise.all([
    admin.call(recordPayment, paid, again),
    admin.call(recordPayment, paid, again),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { invoice } = (await admin.call(getFirmInvoice, { id })).body;
  expect(invoice).toMatchObject({
    status: 'paid',
    outside: { method: 'bank', day: today, reference: 'Statement 7' },
  });
  expect(await noticesOf('invoice-paid', id)).toHaveLength(1);
  const { items } = (await admin.call(listPayments, { search: 'customer@' })).body;
  expect(items.filter(({ _id }) => _id === invoice.payment)).toMatchObject([{ amount: 150 }]);
  expect((await admin.call(recordPayment, paid, newAttempt())).status).toBe(409);
  const late = { payment: 'pm_card_visa', invoice_id: id };
  expect((await customer.call(payInvoice, late, newAttempt())).status).toBe(409);
});

test('BO-95 while somebody pays, nothing is noted', async () => {
  const { _id: id } = await issued();
  const challenged = { payment: 'pm_card_threeDSecure2Required', invoice_id: id };
  await customer.call(payInvoice, challenged, newAttempt());
  const paid = { id, method: 'cash', day: '2026-01-01' } as const;
  const { status, error } = await admin.call(recordPayment, paid, newAttempt());
  expect([status, error.message]).toEqual([409, expect.stringMatching(/is paying this invoice/)]);
  expect((await admin.call(getFirmInvoice, { id })).body.invoice.status).toBe('unpaid');
});

test('BO-94 the list is searched by number and person, narrowed by state, and read on from where it ended', async () => {
  const { _id: id, number } = await issued();
  const found = await admin.call(listFirmInvoices, { search: number ?? '' });
  expect(found.body.items.map(({ _id }) => _id)).toEqual([id]);
  const drafts = (await admin.call(listFirmInvoices, { status: 'draft' })).body;
  expect(new Set(drafts.items.map(({ status }) => status))).toEqual(new Set(['draft']));
  const all = (await admin.call(listFirmInvoices, { limit: '25' })).body;
  expect(all.total).toBeGreaterThan(5);
  portal.clock.advance(400 * 86_400_000);
  const overdue = (await (await portal.signIn('moneyAdmin')).call(getFirmInvoice, { id })).body;
  expect(overdue.invoice.isOverdue).toBe(true);
});
