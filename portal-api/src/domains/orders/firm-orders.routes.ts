import {
  addOrderNote,
  assignOrder,
  cancelOrder,
  changeFirmOrder,
  getFirmOrder,
  handOverOrder,
  listCandidates,
  listFirmOrders,
  listOrderChoices,
  removeTestOrder,
  reopenTask,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { undoOf } from '../audit/undo/undo.service.ts';
import { byFit } from './assignment/fit.ts';
import { type RatingsOf, writerDesks } from './assignment/writer-loads.service.ts';
import { registerBulk } from './bulk/bulk.routes.ts';
import { registerWriters } from './assignment/writers.routes.ts';
import { type DashboardSources, registerDashboard } from './dashboard/dashboard.routes.ts';
import type { HistorySource } from './history/order-history.service.ts';
import { cancel, type TakeBack } from './firm-orders/cancel-order.service.ts';
import { listNotes } from './rows/firm-order.repository.ts';
import {
  assign,
  firmHistory,
  handOver,
  requireFirmOrder,
  setFirmDueDate,
  writeNote,
} from './firm-orders/firm-order.service.ts';
import { reopen, type Reopenings } from './firm-orders/reopen-task.service.ts';
import { toFirmOrder } from './firm-orders/firm-orders.presenter.ts';
import { listChoices } from './firm-orders/firm-orders.repository.ts';
import { removeTrial } from './firm-orders/test-orders.service.ts';
import { listForFirm } from './firm-orders/firm-orders.service.ts';

/** What the firm's orders need of rooms above. */
export interface FirmOrderSources extends DashboardSources {
  history: readonly HistorySource[];
  ratingsOf: RatingsOf;
  /** How the domains above let what they keep be changed. */
  reopenings: Reopenings;
  /** What is taken back with an order that is called off. */
  takeBack: TakeBack;
}

const bindReads = (app: PortalApp, { history, ratingsOf }: FirmOrderSources): void => {
  bindEndpoint(app, listFirmOrders, async (asked, ctx) => ({
    status: true,
    ...(await listForFirm(ctx, asked)),
  }));

  bindEndpoint(app, listOrderChoices, async (_input, { db }) => {
    const choices = await listChoices(db);
    const of = (wanted: 'package' | 'writer') =>
      choices.flatMap(({ kind, id, name }) => (kind === wanted ? [{ _id: id, name }] : []));
    return { status: true, packages: of('package'), writers: of('writer') };
  });

  bindEndpoint(app, getFirmOrder, async ({ id }, ctx) => {
    const order = await requireFirmOrder(ctx.db, id);
    return {
      status: true,
      order: toFirmOrder(order),
      notes: await listNotes(ctx.db, id),
      history: await firmHistory(ctx, order, history),
    };
  });

  bindEndpoint(app, listCandidates, async ({ id }, { db }) => {
    const order = await requireFirmOrder(db, id);
    const desks = await writerDesks(db, ratingsOf);
    const others = desks.filter(({ _id }) => _id !== order.writer_id);
    return { status: true, candidates: byFit(others, order.customer_industries) };
  });
};

const bindChanges = (app: PortalApp, { reopenings, takeBack }: FirmOrderSources): void => {
  bindEndpoint(app, changeFirmOrder, async (input, ctx) => {
    return { status: true, undo: await setFirmDueDate(ctx, input) };
  });

  bindEndpoint(app, addOrderNote, async (input, ctx) => ({
    status: true,
    note: await writeNote(ctx, input),
    undo: undoOf(ctx),
  }));

  bindEndpoint(app, assignOrder, async ({ id, ...assignment }, ctx) => {
    return { status: true, undo: await assign(ctx, { ...assignment, orderId: id }) };
  });

  bindEndpoint(app, reopenTask, async (input, ctx) => {
    await reopen(ctx, input, reopenings);
    return { status: true };
  });

  bindEndpoint(app, removeTestOrder, async ({ id }, ctx) => {
    await removeTrial(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, cancelOrder, async (input, ctx) => {
    await cancel(ctx, input, takeBack);
    return { status: true };
  });

  bindEndpoint(app, handOverOrder, async ({ id, ...assignment }, ctx) => {
    return { status: true, undo: await handOver(ctx, { ...assignment, orderId: id }) };
  });
};

/** The calls of the back office about orders. */
export const registerFirmOrders = (app: PortalApp, sources: FirmOrderSources): void => {
  bindReads(app, sources);
  bindChanges(app, sources);
  registerBulk(app);
  registerDashboard(app, sources);
  registerWriters(app, sources.ratingsOf);
};
