import { insertRows } from '../insert-rows.ts';
import { packages } from '../packages.data.ts';
import type { SeedContext } from '../seeder.ts';
import { furtherCustomers, type Placed, type SeedOrder, type ServiceStage } from './orders.data.ts';

const furtherId = (siteId: string, index: number): string => `${siteId}-customer-${index}`;

/** People whose orders fill the lists and charts. */
export const seedFurtherCustomers = (ctx: SeedContext): Promise<void> =>
  insertRows(
    ctx.db,
    'people',
    furtherCustomers.map(([first, last], index) => ({
      id: furtherId(ctx.site.id, index),
      site_id: ctx.site.id,
      email: `${first}.${last}@example.com`.toLowerCase(),
      role: 'user',
      first_name: first,
      last_name: last,
      unique_customer_id: `${ctx.site.id}-unique-${index}`,
      created_at: ctx.day(-200).toISOString(),
      updated_at: ctx.day(-200).toISOString(),
    })),
  );

const midway: readonly ServiceStage[] = ['intake', 'asked', 'review', 'changes', 'accepted'];

/** Made-up orders of the further customers, spread evenly over the last `days` days. */
export const furtherOrders = (siteId: string, count: number, days: number): Placed[] =>
  Array.from({ length: count }, (_, index) => {
    const age = Math.floor((index * days) / count);
    const isDone = age > 25 || index % 7 === 0;
    const stage = isDone ? 'completed' : (midway[index % midway.length] ?? 'intake');
    return {
      id: `${siteId}-order-further-${index}`,
      clientId: furtherId(siteId, index % furtherCustomers.length),
      order: {
        package: packages[index % packages.length]?.key as SeedOrder['package'],
        createdDaysAgo: age,
        writer: index % 3 === 2 ? 'writer2' : 'writer',
        answered: true,
        signedDaysAgo: age,
        stages: {
          resume: stage,
          'cover-letter': stage,
          linkedin: isDone ? 'completed' : 'begun',
          biography: stage,
        },
        ...(isDone
          ? { completedDaysAgo: Math.max(0, age - 18), surveyed: true }
          : { dueInDays: 12 - (age % 16) }),
      },
    };
  });
