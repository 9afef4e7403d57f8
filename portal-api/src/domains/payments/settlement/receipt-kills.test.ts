import { randomUUID } from 'node:crypto';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../../../seed/packages.data.ts';
import { demoPeople } from '../../../../seed/people.ts';
import { until } from '../../../../test/chaos/patience.ts';
import { postgresAnswers } from '../../../../test/database/postgres-url.ts';
import { callAs, isQuiet, openMailStorm, pass } from '../../../../test/mails/mail-storm.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const SITE = 'northwind';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

whenPostgres(
  'BO-54 FX-44 a receipt comes once though the server dies right after the payment and the mail server is away then',
  async () => {
    const scene = await openMailStorm(SITE, (work) => cleanUps.push(work), {
      seed: 'demo',
      fate: 'busy',
    });
    const { db, api, mails, calm } = scene;
    await db.query('delete from mail_notices where site_id = $1', [SITE]);
    // A mail that was cut off while it was sent would be another story.
    await api.start({ isIdle: true });
    const call = await callAs(scene, demoPeople(SITE).newCustomer);
    const input = { package_subscribed: packageId(SITE, 'starter'), payment: 'pm_card_visa' };
    const key = randomUUID();
    const { order_id } = await call(placeOrder, input, key);
    await api.kill();
    await api.start();
    await until(() => isQuiet(db));
    expect(mails.arrived).toEqual([]);
    calm();
    expect(await call(placeOrder, input, key)).toMatchObject({ order_id });
    await pass(db, 1);
    await until(() => isQuiet(db));
    const receipts = mails.arrived.filter(({ to }) => to === 'new-customer@example.com');
    expect(receipts.map(({ text }) => text)).toEqual([
      expect.stringContaining(`/orders/view/${order_id}`),
    ]);
  },
);
