import { getDrafts } from '@portal/shared-contracts/documents';
import {
  getOrderHistory,
  type HistoryCode,
  type HistoryEntry,
} from '@portal/shared-contracts/orders';
import { orderId, type SeedOrderKey } from '../../../seed/orders/orders.ts';
import type { DemoPerson } from '../../../seed/seeder.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { draftsWaiting, judgeDraft } from '../documents/drafts/approve-draft.ts';
import { findOrder } from './orders.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const historyOf = async (person: DemoPerson, key: SeedOrderKey): Promise<HistoryEntry[]> => {
  const reader = await portal.signIn(person);
  const reply = await reader.call(getOrderHistory, { id: orderId('northwind', key) });
  expect(reply.status).toBe(200);
  return reply.body.history;
};

test('FX-08 one history says who did what, from the purchase to the finished order, each after what led to it', async () => {
  const history = (await historyOf('customer', 'completed')).toReversed();
  const codes = history.map(({ code }) => code);
  expect(codes[0]).toBe('ordered');
  expect(codes.at(-1)).toBe('completed');
  expect(codes).toEqual(expect.arrayContaining(['assigned', 'signed', 'draft-sent', 'answered']));
  expect(codes.indexOf('assigned')).toBeLessThan(codes.indexOf('draft-sent'));
  for (const entry of history)
    expect(entry.name !== '').toBe(entry.by === 'customer' || entry.by === 'writer');
});

const LED_TO: readonly [HistoryCode, HistoryCode][] = [
  ['ordered', 'signed'],
  ['ordered', 'assigned'],
  ['signed', 'answered'],
  ['answered', 'follow-up-sent'],
  ['follow-up-sent', 'follow-up-answered'],
  ['follow-up-answered', 'draft-sent'],
  ['draft-sent', 'draft-reviewed'],
  ['draft-reviewed', 'drafts-accepted'],
  ['drafts-accepted', 'final-uploaded'],
];

test.each<SeedOrderKey>([
  'completed',
  'completed-tipped',
  'accepted',
  'changes-wanted',
  'approval',
])('FX-08 in the demo order %s nothing happens before what led to it', async (key) => {
  const history = (await historyOf('reviewer', key)).toReversed();
  const moment = (code: HistoryCode, service: string | undefined): number | undefined => {
    const found = history.find(
      (entry) => entry.code === code && (!entry.service || !service || entry.service === service),
    );
    return found && Date.parse(found.at);
  };
  const services = new Set(history.flatMap((entry) => entry.service ?? []));
  const wrong = [...services].flatMap((service) =>
    LED_TO.filter(([cause, effect]) => {
      const [from, to] = [moment(cause, service), moment(effect, service)];
      return from !== undefined && to !== undefined && from > to;
    }).map(([cause, effect]) => `${service}: ${effect} before ${cause}`),
  );
  expect(wrong).toEqual([]);
});

test('FX-08 what the firm said of a draft is for the staff; the customer hears of a draft when it arrives', async () => {
  const staff = (await historyOf('writer', 'approval')).map(({ code }) => code);
  expect(staff).toContain('draft-sent-back');
  const before = (await historyOf('customer', 'approval')).map(({ code }) => code);
  expect(before).not.toContain('draft-sent-back');
  expect(before).not.toContain('draft-sent');
  const ctx = await portal.context();
  const order = orderId('northwind', 'approval');
  const draft = (await draftsWaiting(ctx)).find((one) => one.order_id === order);
  await judgeDraft(ctx, draft?.id ?? '', { approval: 'approved' });
  const [latest] = await historyOf('customer', 'approval');
  expect(latest).toMatchObject({ code: 'draft-sent', by: 'writer', number: 2 });
  const [verdict] = await historyOf('reviewer', 'approval');
  expect(verdict).toMatchObject({ code: 'draft-approved', by: 'admin', name: '' });
});

test('FX-08 UX-18 a draft has one number, in the history and on the page of the customer who never saw the one before', async () => {
  const customer = await portal.signIn('customer');
  const place = { id: orderId('northwind', 'approval') };
  const sent = (await historyOf('customer', 'approval')).find(({ code }) => code === 'draft-sent');
  const ctx = await portal.context();
  const order = await findOrder(ctx.db, place.id);
  const service = order?.package.packageServices.find(
    ({ serviceName }) => serviceName === sent?.service,
  );
  const { drafts } = (await customer.call(getDrafts, { ...place, serviceId: service?._id ?? '' }))
    .body;
  expect(drafts.map(({ number }) => number)).toEqual([2]);
  expect(sent?.number).toBe(2);
});
