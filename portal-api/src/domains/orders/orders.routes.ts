import {
  archiveOrder,
  getCustomerOrder,
  getOrderHistory,
  getStaffOrder,
  getWriterDashboard,
  listCustomerOrders,
  listStaffOrders,
  setDueDate,
  setNoShow,
} from '@portal/shared-contracts/orders';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import { readerOf } from '../../kernel/notifications.ts';
import { knownTimeZone } from './changes/calendar-day.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { type HistorySource, readHistory } from './history/order-history.service.ts';
import { countTurns } from './lists/order-counts.repository.ts';
import { listOrders, listStatuses, writerNumbers } from './lists/order-lists.service.ts';
import type { OrderScope } from './lists/order-query.repository.ts';
import { toStaffOrder } from './orders.presenter.ts';
import { requireOrderOf } from './orders.service.ts';
import { changeArchived, changeDueDate, declineTip } from './changes/staff-changes.service.ts';

const staffScope = ({ actor }: Context, archived: boolean): OrderScope =>
  actor.role === 'reviewer'
    ? { kind: 'site', archived }
    : { kind: 'writer', personId: actor.id, archived };

const bindCustomerCalls = (app: PortalApp): void => {
  bindEndpoint(app, listCustomerOrders, async ({ include, ...filter }, { db, actor }) => {
    if (include === 'statusOnly')
      return { status: true as const, ...(await listStatuses(db, actor.id)) };
    const scope = { kind: 'customer' as const, personId: actor.id };
    return { status: true as const, ...(await listOrders(db, scope, filter)) };
  });

  bindEndpoint(app, getCustomerOrder, async ({ id }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return {
      status: true as const,
      order,
      invoice: { price: order.invoicePrice },
      clientCurrencyType: order.invoiceCurrency,
    };
  });

  bindEndpoint(app, setNoShow, async (input, ctx) => {
    await declineTip(ctx, input);
    return { status: true as const };
  });
};

const bindStaffReads = (app: PortalApp): void => {
  bindEndpoint(app, listStaffOrders, async ({ archived = false, ...filter }, ctx) => {
    const scope = staffScope(ctx, archived);
    const page = await listOrders(ctx.db, scope, filter);
    const orders = page.orders.map((order) => toStaffOrder(order, ctx.actor.role));
    return { status: true as const, ...page, orders, turns: await countTurns(ctx.db, scope) };
  });

  bindEndpoint(app, getStaffOrder, async ({ id, includeWriter = false }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return {
      status: true as const,
      status_code: 200 as const,
      order: toStaffOrder(order, ctx.actor.role, includeWriter),
      sortedNotifications: await ctx.notifications.ofOrder(readerOf(ctx), id),
    };
  });

  bindEndpoint(app, getWriterDashboard, async ({ timeZone: named }, { db, actor, now }) => {
    const timeZone = knownTimeZone(named);
    const request = { writerId: actor.id, timeZone, today: dayIn(timeZone, now()) };
    return { status: true as const, ...(await writerNumbers(db, request)) };
  });
};

const bindWriterChanges = (app: PortalApp): void => {
  bindEndpoint(app, setDueDate, async (input, ctx) => {
    await changeDueDate(ctx, input);
    return { status: true as const };
  });

  bindEndpoint(app, archiveOrder, async (input, ctx) => {
    await changeArchived(ctx, input);
    return { status: true as const };
  });
};

/** The calls about orders; `sources` are the domains that know a part of an order's past. */
export const registerOrders = (app: PortalApp, sources: readonly HistorySource[]): void => {
  bindEndpoint(app, getOrderHistory, async ({ id }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return { status: true as const, history: await readHistory(ctx, order, sources) };
  });
  bindCustomerCalls(app);
  bindStaffReads(app);
  bindWriterChanges(app);
};
