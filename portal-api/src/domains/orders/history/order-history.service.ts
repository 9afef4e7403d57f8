import {
  type CompletedTask,
  FOLLOW_UP_SUBMITTED,
  type HistoryCode,
  type HistoryEntry,
  moduleKind,
  type ModuleKind,
} from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { firstNamesOf } from '../../people/people.service.ts';
import { listAssignments } from '../rows/firm-order.repository.ts';
import type { OrderRecord } from '../orders.record.ts';

/** Something that happened, before its people have names. */
export interface Happened extends Omit<HistoryEntry, 'name' | 'isOwn'> {
  /** Who of the customer's or the writer's side did it. */
  personId?: string | null;
  /** The writer to whom the order was given. */
  assignedTo?: string;
}

/** What another domain knows of an order's past, as far as this reader may know it. */
export type HistorySource = (ctx: Context, order: OrderRecord) => Promise<Happened[]>;

/** A writer who had the order from a moment on; nobody where it went back. */
interface Held {
  writerId: string | null;
  since: string;
}

const finished: Record<ModuleKind, { code: HistoryCode; by: 'customer' | 'writer' }> = {
  questionnaire: { code: 'answered', by: 'customer' },
  previousDocument: { code: 'previous-documents', by: 'customer' },
  additionalQuestionnaire: { code: 'follow-up-answered', by: 'customer' },
  revisionProcess: { code: 'drafts-accepted', by: 'customer' },
  finalDocument: { code: 'final-uploaded', by: 'writer' },
  finalLinkedin: { code: 'linkedin-uploaded', by: 'writer' },
};

const entry = (at: string | null | undefined, what: Omit<Happened, 'at'>): Happened[] =>
  at ? [{ ...what, at }] : [];

/** Whom of a side it was: an order has one customer, and its writers one after the other. */
const personOf = (
  order: OrderRecord,
  writers: readonly Held[],
  { by, at }: { by: Happened['by']; at: string },
): string | null => {
  if (by === 'customer') return order.client_id;
  if (by !== 'writer') return null;
  return writers.findLast(({ since }) => Date.parse(since) <= Date.parse(at))?.writerId ?? null;
};

const taskEntry = (
  order: OrderRecord,
  writers: readonly Held[],
  task: CompletedTask,
): Happened[] => {
  const { completedAt: at } = task;
  if (!at) return [];
  const service = order.package.packageServices.find(({ _id }) => _id === task.serviceId);
  const named = service ? { service: service.serviceName } : {};
  if (task.taskId === FOLLOW_UP_SUBMITTED) {
    const personId = personOf(order, writers, { by: 'writer', at });
    return [{ at, code: 'follow-up-sent', by: 'writer', personId, ...named }];
  }
  const module = service?.serviceModules.find(({ id }) => id === task.taskId);
  const title = module ? { title: module.title } : {};
  const { code, by } = finished[moduleKind(task.taskId)];
  if (task.enteredByFirm)
    return [{ at, code, by: 'admin', enteredByFirm: true, ...named, ...title }];
  return [{ at, code, by, personId: personOf(order, writers, { by, at }), ...named, ...title }];
};

/** What the order itself tells. */
const ownEntries = (order: OrderRecord, writers: readonly Held[]): Happened[] => {
  const customer = { by: 'customer', personId: order.client_id } as const;
  return [
    ...entry(order.createdAt, { code: 'ordered', ...customer }),
    ...writers.flatMap(({ writerId, since }) =>
      writerId ? entry(since, { code: 'assigned', by: 'admin', assignedTo: writerId }) : [],
    ),
    ...entry(order.contractSignedAt, { code: 'signed', ...customer }),
    ...order.completed_tasks.flatMap((task) => taskEntry(order, writers, task)),
    ...entry(order.completedAt, { code: 'completed', by: 'portal' }),
  ];
};

// Of what happened in one moment, that comes last which the rest led to.
const rank: Partial<Record<HistoryCode, number>> = { ordered: -1, completed: 1 };

const later = (a: HistoryEntry, b: HistoryEntry): number =>
  Date.parse(b.at) - Date.parse(a.at) || (rank[b.code] ?? 0) - (rank[a.code] ?? 0);

/** Each hand-over is kept; an order that was never handed over knows its one writer itself. */
const writersOf = async (ctx: Context, order: OrderRecord): Promise<Held[]> => {
  const kept = await listAssignments(ctx.db, order._id);
  if (kept.length > 0)
    return kept.map((row) => ({ writerId: row.writer_id, since: row.created_at.toISOString() }));
  return order.assignedAt ? [{ writerId: order.writer_id, since: order.assignedAt }] : [];
};

/** One history of an order, latest first, from everybody who knows a part of it. */
export const readHistory = async (
  ctx: Context,
  order: OrderRecord,
  sources: readonly HistorySource[],
): Promise<HistoryEntry[]> => {
  const writers = await writersOf(ctx, order);
  const others = await Promise.all(sources.map((source) => source(ctx, order)));
  const happened = [...ownEntries(order, writers), ...others.flat()];
  const people = happened.flatMap(({ personId, assignedTo }) => personId ?? assignedTo ?? []);
  const names = await firstNamesOf(ctx.db, [...new Set(people)]);
  const nameOf = (id: string | null | undefined): string => (id && names.get(id)) || '';
  return happened
    .map(({ personId, assignedTo, ...told }) => ({
      ...told,
      name: nameOf(personId),
      isOwn: personId === ctx.actor.id,
      ...(assignedTo ? { title: nameOf(assignedTo) } : {}),
    }))
    .toSorted(later);
};
