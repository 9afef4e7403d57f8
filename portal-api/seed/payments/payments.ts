import type { Currency } from '@portal/shared-contracts';
import { holdFirmInvoice } from '../../src/domains/payments/firm-invoices/firm-invoices.service.ts';
import { writeOutside } from '../../src/domains/payments/firm-invoices/outside-payment.service.ts';
import { addUnpaidInvoice } from '../../src/domains/payments/invoices/invoices.service.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { orderId, seedOrders } from '../orders/orders.data.ts';
import type { SeedContext } from '../seeder.ts';
import { booksAt, payByCard, playsCards } from './card-payments.ts';

interface BoughtRow {
  id: string;
  client_id: string;
  package_id: string;
  package_name: string;
  price: number;
  currency: Currency;
  created_at: Date;
}

const unbilled = ({ db, site }: SeedContext): Promise<BoughtRow[]> =>
  db.query<BoughtRow>(
    `select o.id, o.client_id, o.package_id, p.name as package_name, o.created_at,
       o.invoice_price_minor as price, o.invoice_currency as currency
     from orders o join packages p on p.site_id = o.site_id and p.id = o.package_id
     where o.site_id = $1 and not exists (select 1 from invoices i
       where i.site_id = o.site_id and i.order_id = o.id)
     order by o.created_at, o.id`,
    [site.id],
  );

/** Pays an unpaid invoice as an admin records it: by bank, on the day of the purchase. */
export const payOutside = async (
  seed: SeedContext,
  invoiceId: string,
  paidAt: Date,
): Promise<void> => {
  const db = booksAt(seed, paidAt);
  const invoice = await holdFirmInvoice(db, invoiceId);
  const { timeZone } = seed.site.settings;
  const day = dayIn(timeZone, paidAt);
  await writeOutside(db, invoice, {
    key: `outside-${seed.id(invoiceId)}`,
    paid: { method: 'bank', day },
    by: seed.people.admin,
    timeZone,
  });
};

/** The invoice of each order that has none, paid by bank. */
export const payOrders = async (seed: SeedContext): Promise<void> => {
  for (const bought of await unbilled(seed)) {
    const { id, client_id, package_id, package_name, price, currency, created_at } = bought;
    const invoiceId = await addUnpaidInvoice(booksAt(seed, created_at), {
      personId: client_id,
      orderId: id,
      packageId: package_id,
      packageName: package_name,
      listMinor: price,
      priceMinor: price,
      currency,
    });
    await payOutside(seed, invoiceId, created_at);
  }
};

/** Tips are given by card alone. */
export const payTips = async (seed: SeedContext): Promise<void> => {
  if (!playsCards(seed)) return;
  for (const order of seedOrders) {
    if (!('tip' in order)) continue;
    await payByCard(seed, {
      kind: 'tip',
      subjectId: orderId(seed.site.id, order.key),
      personId: seed.people.customer,
      listMinor: order.tip,
      amountMinor: order.tip,
      currency: seed.site.settings.currency,
      paidAt: seed.day(-order.completedDaysAgo),
    });
  }
};
