import { cardMessage } from '../../../../test/money/card-message.ts';
import { openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';

let desk: RefundDesk;
/** Names of refunds that the bank has sent back. */
const sentBack = new Set<string>();
beforeAll(async () => {
  desk = await openRefundDesk();
  const { platform } = desk.portal;
  const faults = {
    around: async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
      const answer = await work();
      if (operation === 'GET /v1/refunds') markFailed(answer);
      return answer;
    },
  };
  platform.payments = paymentAdapters(platform.config.payments, { faults });
});
afterAll(() => desk.portal.close());

const markFailed = (answer: unknown): void => {
  const { data } = (answer as { body: { data: { status: string; metadata: { name?: string } }[] } })
    .body;
  for (const refund of data) if (sentBack.has(refund.metadata.name ?? '')) refund.status = 'failed';
};

const tell = async (reference: string): Promise<void> => {
  const { portal } = desk;
  const message = cardMessage('refund.failed', reference, portal.clock.now());
  const reply = await portal
    .visit()
    .inject({ method: 'POST', url: '/api/webhooks/cards', ...message });
  expect(reply.statusCode).toBe(200);
};

const told = async (event: string, key: string): Promise<number> => {
  const rows = await desk.portal
    .db()
    .query(
      'select distinct event_key from mail_notices where event = $1 and (subject_id = $2 or event_key like $3)',
      [event, key, `%${key}%`],
    );
  return rows.length;
};

/** The bank sends a refund back, and the provider says so. */
const comeBack = async (reference: string, id: string, minor: number): Promise<void> => {
  sentBack.add(id);
  await desk.portal
    .db()
    .query('update sandbox_intents set amount_refunded = amount_refunded - $2 where id = $1', [
      reference,
      minor,
    ]);
  await tell(reference);
};

test('BO-98 of two refunds the one that came back has failed, and what the provider returned by itself stays its own', async () => {
  const { key, reference } = await desk.buy();
  await desk.give(key, 20);
  await desk.give(key, 30);
  const rules = desk.portal.platform.payments.sandbox(desk.portal.db())?.rules;
  await rules?.refundByHand(reference, 1_000);
  await tell(reference);
  const second = (await desk.read(key)).refunds.find(({ amount }) => amount === 30);
  await comeBack(reference, second?._id ?? '', 3_000);
  const { refunds, returned } = await desk.read(key);
  expect(returned).toBe(30);
  const states = refunds.map(({ amount, origin, state }) => [amount, origin, state]);
  expect(states.toSorted()).toEqual([
    [10, 'provider', 'done'],
    [20, 'firm', 'done'],
    [30, 'firm', 'failed'],
  ]);
});

test('BO-96 BO-97 BO-98 a refund that a bank sends back days later has failed, is told, and can be made anew', async () => {
  const { key, reference } = await desk.buy();
  await desk.give(key, 50);
  const [refund] = (await desk.read(key)).refunds;
  expect(refund).toMatchObject({ state: 'done', amount: 50 });
  expect(await told('refunded', key)).toBe(1);
  await comeBack(reference, refund?._id ?? '', 5_000);
  await tell(reference);
  expect(await desk.read(key)).toMatchObject({
    returned: 0,
    left: 149,
    refunds: [{ state: 'failed', amount: 50 }],
  });
  expect(await told('refund-failed', key)).toBe(1);
  expect((await desk.give(key, 50)).status).toBe(200);
  expect(await desk.read(key)).toMatchObject({ returned: 50, left: 99 });
  // The same sum went back twice, so its payer is told twice.
  expect(await told('refunded', key)).toBe(2);
});
