import { insertRows } from './insert-rows.ts';
import { invoiceId, seedInvoices } from './invoices.data.ts';
import { orderId } from './orders/orders.data.ts';
import { packageId } from './packages.data.ts';
import {
  critiqueId,
  critiqueProof,
  seedCritiques,
  seedProducts,
  seedReview,
} from './reviews.data.ts';
import type { SeedContext, Seeder } from './seeder.ts';

export { invoiceId } from './invoices.data.ts';
export { critiqueId, critiqueProof } from './reviews.data.ts';

const seedCritiqueRows = (seed: SeedContext): Promise<void> =>
  insertRows(
    seed.db,
    'critiques',
    seedCritiques.map((critique) => ({
      id: critiqueId(seed.site.id, critique.key),
      site_id: seed.site.id,
      first_name: critique.firstName,
      last_name: critique.lastName,
      email: critique.email,
      phone_number: critique.phone,
      processed_at: seed.day(-critique.daysAgo),
      progress: critique.progress,
      stars: critique.stars ?? null,
      feedback: critique.feedback ?? null,
      written_by_writer: critique.writtenByWriter,
      unique_customer_id: critiqueProof(seed.site.id, critique.key),
      review: seedReview(critique),
      checklist: [],
      created_at: seed.day(-critique.daysAgo),
    })),
  );

const seedExternalProducts = (seed: SeedContext): Promise<void> =>
  insertRows(
    seed.db,
    'external_products',
    seedProducts.map((product, position) => ({
      id: seed.id(`product/${product.key}`),
      item_key: product.key,
      site_id: seed.site.id,
      name: product.name,
      price_minor: product.priceMinor,
      currency: seed.site.settings.currency,
      frequency: product.frequency,
      product_link: product.link,
      product_description: product.description,
      button_text: product.button,
      position,
    })),
  );

const seedCoupons = (seed: SeedContext): Promise<void> =>
  insertRows(
    seed.db,
    'coupons',
    [
      { code: 'WELCOME10', percent: 10, expires_at: null },
      { code: 'FREE100', percent: 100, expires_at: null },
      { code: 'SUMMER20', percent: 20, expires_at: seed.day(-30) },
    ].map((coupon) => ({
      site_id: seed.site.id,
      ...coupon,
      active: true,
      created_at: seed.day(-100),
    })),
  );

const seedInvoiceRows = async (seed: SeedContext): Promise<void> => {
  await insertRows(
    seed.db,
    'invoices',
    seedInvoices.map((item, index) => ({
      id: invoiceId(seed.site.id, item.key),
      site_id: seed.site.id,
      number: index + 1,
      person_id: seed.people.customer,
      order_id: item.order ? orderId(seed.site.id, item.order) : null,
      package_id: packageId(seed.site.id, item.package),
      package_name: item.name,
      status: item.status,
      list_minor: item.listMinor ?? item.priceMinor,
      price_minor: item.priceMinor,
      currency: item.currency ?? seed.site.settings.currency,
      refund_minor: item.refundMinor ?? null,
      paid_at: ['unpaid', 'void'].includes(item.status) ? null : seed.day(-item.daysAgo),
      created_at: seed.day(-item.daysAgo),
    })),
  );
  await insertRows(seed.db, 'invoice_numbers', [
    { site_id: seed.site.id, last_number: seedInvoices.length },
  ]);
};

/** Reviews in several states, external products, coupons and an invoice in each status. */
export const moneySeeder: Seeder = {
  name: 'money',
  run: async (seed) => {
    await seedCritiqueRows(seed);
    await seedExternalProducts(seed);
    await seedCoupons(seed);
    await seedInvoiceRows(seed);
  },
};
