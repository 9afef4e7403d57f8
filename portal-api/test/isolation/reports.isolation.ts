import { exportReport, listPayments, readReport } from '@portal/shared-contracts/admin';
import { expectCall, isolationTable } from './isolation.ts';

const days = { from: '2024-06-01', to: '2024-06-30' };

// Each firm counts its own only; a report needs its area beside the role.
const ofMoney = { sameSite: 200, otherSite: 200, own: 200 };
const ofOrders = { sameSite: 403, otherSite: 200, own: 200 };

export const isolation = isolationTable<null>({
  prepare: async (portal) => {
    await portal.db().query(
      `insert into payment_attempts (site_id, key, kind, subject_id, fingerprint, state, list_minor,
         amount_minor, currency, coupon, provider, created_at, updated_at)
       values ('northwind', 'quiet-payment', 'checkout', 'none', '', 'paid', 9000, 8000, 'usd',
         'QUIET-COUPON', 'cards', '2024-06-10', '2024-06-10')`,
    );
    return null;
  },
  secrets: () => ['QUIET-COUPON', 'quiet-payment'],
  rows: [
    expectCall(readReport, 'moneyAdmin', () => ({ name: 'revenue', ...days }), ofMoney),
    expectCall(exportReport, 'moneyAdmin', () => ({ name: 'revenue', ...days }), ofMoney),
    expectCall(readReport, 'admin', () => ({ name: 'orders', ...days }), ofOrders),
    expectCall(exportReport, 'admin', () => ({ name: 'writers', ...days }), ofOrders),
    expectCall(readReport, 'admin', () => ({ name: 'reviews', ...days }), ofOrders),
    expectCall(readReport, 'admin', () => ({ name: 'surveys', ...days }), ofOrders),
    expectCall(
      listPayments,
      'moneyAdmin',
      () => ({ happened: 'moved' as const, ...days }),
      ofMoney,
    ),
  ],
});
