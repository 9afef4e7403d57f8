import { insertRows } from './insert-rows.ts';
import { seedInvoiceRows } from './payments/invoices.ts';
import { payOrders, payTips } from './payments/payments.ts';
import { critiqueId, critiqueProof, seedCritiques, seedReview } from './reviews.data.ts';
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

/** Reviews in several states, an invoice in each status, and what was paid for the orders. */
export const moneySeeder: Seeder = {
  name: 'money',
  run: async (seed) => {
    await seedCritiqueRows(seed);
    await seedInvoiceRows(seed);
    await payOrders(seed);
    await payTips(seed);
  },
};
