import {
  type CompletedTask,
  FOLLOW_UP_SUBMITTED,
  type HistoryCode,
  type HistoryEntry,
  moduleKind,
  type ModuleKind,
} from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import type { OrderRecord } from '../orders.record.ts';

/** What another domain knows of an order's past, as far as this reader may know it. */
export type HistorySource = (ctx: Context, order: OrderRecord) => Promise<HistoryEntry[]>;

const finished: Record<ModuleKind, { code: HistoryCode; by: 'customer' | 'writer' }> = {
  questionnaire: { code: 'answered', by: 'customer' },
  previousDocument: { code: 'previous-documents', by: 'customer' },
  additionalQuestionnaire: { code: 'follow-up-answered', by: 'customer' },
  revisionProcess: { code: 'drafts-accepted', by: 'customer' },
  finalDocument: { code: 'final-uploaded', by: 'writer' },
  finalLinkedin: { code: 'linkedin-uploaded', by: 'writer' },
};

/** The first name that stands behind an entry: inside one order it tells the people apart. */
export const nameOf = (order: OrderRecord, by: HistoryEntry['by']): string => {
  if (by === 'customer') return order.customer.firstName;
  return by === 'writer' ? (order.writerDetails?.firstName ?? '') : '';
};

const entry = (
  order: OrderRecord,
  at: string | null | undefined,
  what: Omit<HistoryEntry, 'at' | 'name'>,
): HistoryEntry[] => (at ? [{ ...what, at, name: nameOf(order, what.by) }] : []);

const taskEntry = (order: OrderRecord, task: CompletedTask): HistoryEntry[] => {
  const service = order.package.packageServices.find(({ _id }) => _id === task.serviceId);
  const named = service ? { service: service.serviceName } : {};
  if (task.taskId === FOLLOW_UP_SUBMITTED)
    return entry(order, task.completedAt, { code: 'follow-up-sent', by: 'writer', ...named });
  const module = service?.serviceModules.find(({ id }) => id === task.taskId);
  const title = module ? { title: module.title } : {};
  const what = {
    ...finished[moduleKind(task.taskId)],
    ...(task.enteredByFirm ? { by: 'admin' as const, enteredByFirm: true } : {}),
  };
  return entry(order, task.completedAt, { ...what, ...named, ...title });
};

/** What the order itself tells. */
const ownEntries = (order: OrderRecord): HistoryEntry[] => [
  ...entry(order, order.createdAt, { code: 'ordered', by: 'customer' }),
  ...entry(order, order.assignedAt, {
    code: 'assigned',
    by: 'admin',
    title: order.writerDetails?.firstName ?? '',
  }),
  ...entry(order, order.contractSignedAt, { code: 'signed', by: 'customer' }),
  ...order.completed_tasks.flatMap((task) => taskEntry(order, task)),
  ...entry(order, order.completedAt, { code: 'completed', by: 'portal' }),
];

// Of what happened in one moment, that comes last which the rest led to.
const rank: Partial<Record<HistoryCode, number>> = { ordered: -1, completed: 1 };

const later = (a: HistoryEntry, b: HistoryEntry): number =>
  Date.parse(b.at) - Date.parse(a.at) || (rank[b.code] ?? 0) - (rank[a.code] ?? 0);

/** One history of an order, latest first, from everybody who knows a part of it. */
export const readHistory = async (
  ctx: Context,
  order: OrderRecord,
  sources: readonly HistorySource[],
): Promise<HistoryEntry[]> => {
  const others = await Promise.all(sources.map((source) => source(ctx, order)));
  return [...ownEntries(order), ...others.flat()].toSorted(later);
};
