import { createHash } from 'node:crypto';
import { listDisputes, readOrderMoney } from '@portal/shared-contracts/admin';
import { unzipSync } from 'fflate';
import { orderId } from '../../../../seed/orders/orders.ts';
import { openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';
import { followReturns } from '../refunds/follow-returns.ts';

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.portal.close());

test('BO-99 the dispute file holds contract, answers, deliveries and conversation with their digests', async () => {
  const order = orderId('northwind', 'completed');
  const { invoices } = (await desk.admin.call(readOrderMoney, { id: order })).body;
  const invoice = invoices[0]?._id ?? '';
  const reply = await desk.admin.inject({ url: `/api/admin/invoices/${invoice}/evidence` });
  expect(reply.headers['content-type']).toBe('application/zip');
  const files = unzipSync(reply.rawPayload);
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining([
      'payment.json',
      'contract.json',
      'contract.pdf',
      'answers.json',
      'deliveries.json',
      'conversation.json',
    ]),
  );
  expect(names.some((name) => name.startsWith('deliveries/'))).toBe(true);
  const read = (name: string): unknown => JSON.parse(Buffer.from(files[name] ?? []).toString());
  const { sha256 } = read('index.json') as { sha256: Record<string, string> };
  for (const name of names.filter((one) => one !== 'index.json'))
    expect(sha256[name]).toBe(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    );
  expect(read('contract.json')).toMatchObject({ receipt: { contentSha256: expect.any(String) } });
  const bought = await desk.buy();
  await desk.portal.platform.payments
    .sandbox(desk.portal.db())
    ?.rules.dispute(bought.reference, 1_000, 'needs_response');
  await followReturns(await desk.portal.context(), bought.key);
  const { items } = (await desk.admin.call(listDisputes, {})).body;
  const file = await desk.admin.inject({ url: `/api/admin/disputes/${items[0]?._id}/evidence` });
  expect(file.statusCode).toBe(200);
});
