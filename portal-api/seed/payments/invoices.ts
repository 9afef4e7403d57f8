import { insertRows } from '../insert-rows.ts';
import { invoiceId, type SeedInvoice, seedInvoices } from '../invoices.data.ts';
import { orderId } from '../orders/orders.data.ts';
import { packageId } from '../packages.data.ts';
import type { SeedContext } from '../seeder.ts';
import { payByCard, playsCards } from './card-payments.ts';
import { payOutside } from './payments.ts';

// Of what was paid outside nothing can go back, so without cards to play with nothing did.
const isWritten = (seed: SeedContext, { refundMinor }: SeedInvoice): boolean =>
  refundMinor === undefined || playsCards(seed);

const statusAtFirst = ({ status }: SeedInvoice): SeedInvoice['status'] =>
  status === 'void' ? 'void' : 'unpaid';

const currencyOf = (seed: SeedContext, { currency }: SeedInvoice) =>
  currency ?? seed.site.settings.currency;

const pay = async (seed: SeedContext, item: SeedInvoice): Promise<void> => {
  const id = invoiceId(seed.site.id, item.key);
  const paidAt = seed.day(-item.daysAgo);
  if (!playsCards(seed)) return payOutside(seed, id, paidAt);
  await payByCard(seed, {
    kind: 'invoice',
    subjectId: id,
    personId: seed.people.customer,
    listMinor: item.listMinor ?? item.priceMinor,
    amountMinor: item.priceMinor,
    currency: currencyOf(seed, item),
    paidAt,
    ...(item.refundMinor === undefined ? {} : { returnedMinor: item.refundMinor }),
  });
};

/** An invoice in each status; what is paid was paid by card. */
export const seedInvoiceRows = async (seed: SeedContext): Promise<void> => {
  const { site, people, day } = seed;
  const written = seedInvoices.filter((item) => isWritten(seed, item));
  await insertRows(
    seed.db,
    'invoices',
    written.map((item, index) => ({
      id: invoiceId(site.id, item.key),
      site_id: site.id,
      number: index + 1,
      person_id: people.customer,
      order_id: item.order ? orderId(site.id, item.order) : null,
      package_id: packageId(site.id, item.package),
      package_name: item.name,
      status: statusAtFirst(item),
      list_minor: item.listMinor ?? item.priceMinor,
      price_minor: item.priceMinor,
      currency: currencyOf(seed, item),
      created_at: day(-item.daysAgo),
    })),
  );
  await insertRows(seed.db, 'invoice_numbers', [{ site_id: site.id, last_number: written.length }]);
  for (const item of written) if (!['unpaid', 'void'].includes(item.status)) await pay(seed, item);
};
