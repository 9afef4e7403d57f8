import {
  askRefund,
  createFirmInvoice,
  deleteFirmInvoice,
  downloadEvidence,
  downloadInvoiceEvidence,
  getFirmInvoice,
  type InvoiceContent,
  issueInvoice,
  listDifferences,
  listDisputes,
  listFirmInvoices,
  listPayments,
  listRefunds,
  readOrderMoney,
  readPayment,
  recordPayment,
  saveFirmInvoice,
  takeOverDifference,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../seed/packages.data.ts';
import { writeDifference } from '../../src/domains/payments/comparison/differences.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  payment: string;
  buyer: string;
  /** A draft that is issued, and one that is only thrown away. */
  invoice: string;
  draft: string;
  /** What was bought, and its receipt. */
  order: string;
  receipt: string;
  /** Found in the last night, and gone since. */
  difference: string;
}

const written = (customer: string): InvoiceContent => ({
  customer,
  order: null,
  lines: [{ text: 'Quiet Coaching', quantity: 1, price: 10 }],
  discount: 0,
  dueDay: null,
  note: '',
});

// Each firm speaks of its own money only, and the area is needed beside the role.
const ownFirm = { sameSite: 200, otherSite: 200, own: 200 };
const ownPayment = { sameSite: 200, otherSite: 404, own: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const customer = await portal.signIn('customer');
    const payment = crypto.randomUUID();
    const bought = await customer.call(
      placeOrder,
      { payment: 'pm_card_visa', package_subscribed: packageId('northwind', 'starter') },
      { headers: { 'idempotency-key': payment } },
    );
    const admin = await portal.signIn('moneyAdmin');
    const buyer = portal.personId('customer');
    const order = bought.body.order_id ?? '';
    const { invoices } = (await admin.call(readOrderMoney, { id: order })).body;
    const receipt = invoices[0]?._id ?? '';
    const make = async () => (await admin.call(createFirmInvoice, written(buyer))).body.invoice._id;
    await writeDifference(portal.db(), {
      kind: 'returned',
      provider: 'cards',
      accountId: null,
      reference: 'pi_quiet',
      name: null,
      paymentKey: payment,
      hereMinor: 0,
      thereMinor: 100,
      currency: 'usd',
    });
    const { items } = (await admin.call(listDifferences, {})).body;
    const difference = items[0]?._id ?? '';
    return {
      ...{ payment, buyer, order, receipt, difference },
      ...{ invoice: await make(), draft: await make() },
    };
  },
  secrets: ({ payment, invoice, draft }) => [
    ...[payment, invoice, draft],
    ...['Quiet Coaching', 'pi_quiet'],
  ],
  rows: [
    expectCall(listFirmInvoices, 'moneyAdmin', () => ({}), ownFirm),
    expectCall(createFirmInvoice, 'moneyAdmin', ({ buyer }) => ({ ...written(buyer) }), {
      sameSite: 200,
      // The customer is unknown there.
      otherSite: 422,
      own: 200,
    }),
    expectCall(getFirmInvoice, 'moneyAdmin', ({ invoice }) => ({ id: invoice }), ownPayment),
    expectCall(
      saveFirmInvoice,
      'moneyAdmin',
      ({ buyer, invoice }) => ({ ...written(buyer), id: invoice, baseVersion: 0 }),
      { sameSite: 409, otherSite: 404, own: 409 },
    ),
    expectCall(deleteFirmInvoice, 'moneyAdmin', ({ draft }) => ({ id: draft }), {
      sameSite: 200,
      otherSite: 404,
      own: 404,
    }),
    expectCall(issueInvoice, 'moneyAdmin', ({ invoice }) => ({ id: invoice }), ownPayment),
    expectCall(voidInvoice, 'moneyAdmin', ({ invoice }) => ({ id: invoice }), ownPayment),
    // Nobody pays what was voided.
    expectCall(
      recordPayment,
      'moneyAdmin',
      ({ invoice }) => ({ id: invoice, method: 'cash', day: '2026-01-01' }),
      { sameSite: 409, otherSite: 404, own: 409 },
    ),
    expectCall(downloadEvidence, 'moneyAdmin', () => ({ id: 'du_nothing' }), {
      sameSite: 404,
      otherSite: 404,
      own: 404,
    }),
    expectCall(
      downloadInvoiceEvidence,
      'moneyAdmin',
      ({ receipt }) => ({ id: receipt }),
      ownPayment,
    ),
    expectCall(readOrderMoney, 'moneyAdmin', ({ order }) => ({ id: order }), ownPayment),
    expectCall(listDisputes, 'moneyAdmin', () => ({}), ownFirm),
    expectCall(listDifferences, 'moneyAdmin', () => ({}), ownFirm),
    expectCall(
      takeOverDifference,
      'moneyAdmin',
      ({ difference }) => ({ id: difference }),
      ownPayment,
    ),
    expectCall(listPayments, 'moneyAdmin', () => ({}), ownFirm),
    expectCall(listRefunds, 'moneyAdmin', () => ({}), ownFirm),
    expectCall(readPayment, 'moneyAdmin', ({ payment }) => ({ id: payment }), ownPayment),
    expectCall(
      askRefund,
      'moneyAdmin',
      ({ payment }) => ({ payment, amount: 1, reason: 'Late' }),
      // Nobody names a key here, so even the owner is told that it is missing.
      { sameSite: 400, otherSite: 400, own: 400 },
    ),
  ],
});
