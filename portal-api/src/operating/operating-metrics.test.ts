import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { Registry } from 'prom-client';
import { packageId } from '../../seed/packages.data.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { newAttempt } from '../../test/money/idempotency.ts';
import type { Platform } from '../kernel/platform.ts';
import { addOperatingMetrics } from './operating-metrics.ts';

test('P-11 three numbers of payments come from one reading of the table', async () => {
  const portal = await createTestApp({ seed: 'demo' });
  try {
    const { database } = portal.platform;
    const item = packageId('northwind', 'starter');
    await portal.visit().call(getPaymentIntentPublic, { item }, newAttempt());
    await portal.db().query("update payment_attempts set state = 'processing', is_disputed = true");
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
    expect(valueOf('portal_payments_disputed')).toBeGreaterThan(0);
    expect(valueOf('portal_payments\\{state="processing"\\}')).toBe(
      valueOf('portal_payments_disputed'),
    );
    await metrics.metrics();
    expect(readings).toHaveLength(2);
  } finally {
    await portal.close();
  }
});
