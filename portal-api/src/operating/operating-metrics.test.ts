import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { Registry } from 'prom-client';
import { packageId } from '../../seed/packages.data.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { mailDesk } from '../../test/mails/mail-desk.ts';
import { newAttempt } from '../../test/money/idempotency.ts';
import type { Platform } from '../kernel/platform.ts';
import { addOperatingMetrics } from './operating-metrics.ts';

test('P-11 three numbers of payments come from one reading of the table', async () => {
  const portal = await createTestApp({ seed: 'demo' });
  try {
    const { database } = portal.platform;
    const item = packageId('northwind', 'starter');
    for (const state of ['processing', 'paid']) {
      const options = newAttempt();
      await portal.visit().call(getPaymentIntentPublic, { item }, options);
      await portal
        .db()
        .query('update payment_attempts set state = $1, is_disputed = true where key = $2', [
          state,
          options.headers['idempotency-key'],
        ]);
    }
    const readings: string[] = [];
    const platform = database.platform();
    const counted: Platform['database'] = {
      ...database,
      platform: () => ({
        ...platform,
        query: (sql, params) => {
          if (sql.includes('payment_attempts')) readings.push(sql);
          return platform.query(sql, params);
        },
      }),
    };
    const metrics = new Registry();
    addOperatingMetrics(metrics, { ...portal.platform, database: counted });
    portal.clock.advance(1000);
    const text = await metrics.metrics();
    expect(readings).toHaveLength(1);
    const valueOf = (name: string) =>
      Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
    expect(valueOf('portal_payments_oldest_unfinished_seconds')).toBeGreaterThan(0);
    expect(valueOf('portal_payments_disputed')).toBe(1);
    expect(valueOf('portal_payments\\{state="processing"\\}')).toBe(1);
    expect(text).not.toContain('state="paid"');
    await metrics.metrics();
    expect(readings).toHaveLength(2);
  } finally {
    await portal.close();
  }
});

test('PL-42 mails that are due and stand, and those of which nobody knows, are counted; what waits for its hour is not late', async () => {
  const portal = await createTestApp();
  try {
    const desk = mailDesk(portal);
    const notice = (key: string) => ({
      event: 'invoice-issued' as const,
      key,
      personId: portal.personId('customer'),
      facts: { invoice: key, amount: { minor: 9900, currency: 'usd' as const } },
    });
    const read = async () => (await portal.visit().inject({ url: '/metrics' })).body;
    const now = portal.clock.now();
    await desk.queue(
      { ...notice('late'), dueAt: now },
      { ...notice('digest'), dueAt: new Date(now.getTime() + 86_400_000) },
      notice('cut'),
    );
    await portal
      .db()
      .query(
        "update mail_notices set state = 'uncertain', ended_at = $1 where event_key like '%cut'",
        [now],
      );
    portal.clock.advance(600_000);
    const text = await read();
    expect(text).toContain('portal_mail_notices{state="waiting"} 2');
    expect(text).toContain('portal_mail_notices{state="uncertain"} 1');
    expect(text).toContain('portal_mail_notices_overdue_seconds 600');
    portal.clock.advance(86_400_000);
    expect(await read()).toContain('portal_mail_notices{state="uncertain"} 0');
  } finally {
    await portal.close();
  }
});
