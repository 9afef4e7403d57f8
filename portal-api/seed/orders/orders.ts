import { toMinor } from '@portal/shared-contracts';
import {
  type OrderNumber,
  takeOrderNumbers,
} from '../../src/domains/orders/rows/order-numbers.repository.ts';
import { fillTurnsOf } from '../../src/domains/orders/turns/turns.service.ts';
import { insertRows } from '../insert-rows.ts';
import { draftFlagsAt, packageOf, tasksAt } from './order-progress.ts';
import {
  orderId,
  type Placed,
  seedOrders as demoOrders,
  type ServiceKey,
  type ServiceStage,
} from './orders.data.ts';
import { momentAt, SHARES, shareOfTask } from './order-times.ts';
import { packageId, serviceId } from '../packages.data.ts';
import type { SeedContext, Seeder } from '../seeder.ts';
import { furtherOrders, seedFurtherCustomers } from './further-orders.ts';

export { orderId, type SeedOrderKey } from './orders.data.ts';
export { questionnaireId, serviceId, surveyId } from '../packages.data.ts';

const daysAgo = (ctx: SeedContext, days: number): string => ctx.day(-days).toISOString();

const timeOf = (ctx: SeedContext, { order }: Placed, share: number): string =>
  momentAt(
    ctx.day(-order.createdDaysAgo),
    ctx.day(-(order.completedDaysAgo ?? 0)),
    share,
  ).toISOString();

const stagesOf = ({ order }: Placed): [ServiceKey, ServiceStage][] =>
  packageOf(order.package).services.map(({ key }) => {
    const service = key as ServiceKey;
    return [service, order.stages?.[service] ?? 'untouched'];
  });

const percentage = (ctx: SeedContext, placed: Placed): number => {
  const modules = packageOf(placed.order.package).services.flatMap((service) => service.modules);
  const done = stagesOf(placed)
    .flatMap(([service, stage]) => tasksAt(ctx.site.id, placed.order.package, service, stage))
    .filter((task) => task !== 'additional_questionnaire_submitted');
  return Math.round((100 * done.length) / modules.length);
};

const orderRow = (ctx: SeedContext, placed: Placed, taken: OrderNumber | undefined) => {
  const { order } = placed;
  const currency = order.currency ?? ctx.site.settings.currency;
  const at = (days: number | undefined) => (days === undefined ? null : daysAgo(ctx, days));
  const due = order.dueInDays;
  return {
    id: placed.id,
    number: taken?.number,
    number_prefix: taken?.prefix,
    site_id: ctx.site.id,
    client_id: placed.clientId,
    package_id: packageId(ctx.site.id, order.package),
    writer_id: order.writer ? ctx.people[order.writer] : null,
    status_percentage: percentage(ctx, placed),
    hide_order: order.hidden ?? false,
    invoice_price_minor:
      order.currency === 'ngn' ? toMinor(95_000, 'ngn') : packageOf(order.package).priceMinor,
    invoice_currency: currency,
    customer_industries: order.answered ? ['Information Technology', 'Consulting'] : [],
    years_of_experience: order.answered ? 'Mid-Senior level (5-10)' : null,
    contract_signed_at:
      order.signedDaysAgo === undefined ? null : timeOf(ctx, placed, SHARES.signed),
    no_show_check: order.noShow ?? false,
    survey_submitted: order.surveyed ?? false,
    writer_archived: order.archived ?? false,
    due_date: due === undefined ? null : daysAgo(ctx, -due).slice(0, 10),
    created_at: daysAgo(ctx, order.createdDaysAgo),
    updated_at: daysAgo(ctx, order.completedDaysAgo ?? Math.min(1, order.createdDaysAgo)),
    assigned_at: order.writer ? timeOf(ctx, placed, SHARES.assigned) : null,
    completed_at: at(order.completedDaysAgo),
  };
};

const taskRows = (ctx: SeedContext, placed: Placed) =>
  stagesOf(placed).flatMap(([service, stage]) =>
    tasksAt(ctx.site.id, placed.order.package, service, stage).map((task, index) => ({
      site_id: ctx.site.id,
      order_id: placed.id,
      service_id: serviceId(ctx.site.id, placed.order.package, service),
      task_id: task,
      service_type: packageOf(placed.order.package).services.find(({ key }) => key === service)
        ?.name,
      completed_at: timeOf(ctx, placed, shareOfTask(task, index)),
    })),
  );

const flagRows = (ctx: SeedContext, placed: Placed) =>
  stagesOf(placed).flatMap(([service, stage]) => {
    const flags = draftFlagsAt(placed.order.package, service, stage);
    if (!flags.sent) return [];
    return {
      site_id: ctx.site.id,
      order_id: placed.id,
      service_id: serviceId(ctx.site.id, placed.order.package, service),
      sent_by_writer: true,
      pending_client_review: flags.review,
      pending_approval: flags.approval,
    };
  });

const insertPlaced = async (ctx: SeedContext, placed: readonly Placed[]): Promise<void> => {
  const numbers = await takeOrderNumbers(ctx.db, placed.length);
  const byAge = placed.toSorted((a, b) => b.order.createdDaysAgo - a.order.createdDaysAgo);
  await insertRows(
    ctx.db,
    'orders',
    byAge.map((one, index) => orderRow(ctx, one, numbers[index])),
  );
  await insertRows(
    ctx.db,
    'completed_tasks',
    placed.flatMap((one) => taskRows(ctx, one)),
  );
  await insertRows(
    ctx.db,
    'revision_flags',
    placed.flatMap((one) => flagRows(ctx, one)),
  );
};

const seedOrders = async (ctx: SeedContext): Promise<void> => {
  const clientId = ctx.people.customer;
  await seedFurtherCustomers(ctx);
  await insertPlaced(ctx, [
    ...demoOrders.map((order) => ({ id: orderId(ctx.site.id, order.key), clientId, order })),
    ...furtherOrders(ctx.site.id, 48, 175),
  ]);
};

/** Orders of the demo customer in every state, and enough further ones for the lists and charts. */
export const ordersSeeder: Seeder = { name: 'orders', run: seedOrders };

/** So many further orders, for trying out long lists. */
export const manyOrdersSeeder = (count: number): Seeder => ({
  name: `many-orders-${count}`,
  run: async (ctx) => {
    await insertPlaced(
      ctx,
      furtherOrders(ctx.site.id, count, 720).map((placed, index) => ({
        ...placed,
        id: `${ctx.site.id}-order-many-${index}`,
      })),
    );
    await fillTurnsOf(ctx.db);
  },
});
