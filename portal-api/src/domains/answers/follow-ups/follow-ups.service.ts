import { Refusal } from '@portal/shared-contracts/refusals';
import { FOLLOW_UP_SUBMITTED, moduleIds } from '@portal/shared-contracts/orders';
import {
  type FollowUp,
  publishProblems,
  type QuestionnaireField,
  readyQuestions,
  withFieldKeys,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import {
  announceOrder,
  completeTask,
  type OrderRecord,
  requireModule,
  requireOrderOf,
} from '../../orders/orders.service.ts';
import { questionsToCopy } from '../templates/templates.service.ts';
import {
  findFollowUp,
  type FollowUpRow,
  publishDraft,
  saveDraft,
} from './follow-ups.repository.ts';
import { answeredAtOf } from './follow-ups.policy.ts';

/** The follow-up module of one service of an order that the signed-in person may see. */
export interface FollowUpTask {
  order: OrderRecord;
  serviceId: string;
  serviceName: string;
}

const placeOf = ({ order, serviceId }: FollowUpTask) => ({ orderId: order._id, serviceId });

/** What was published as it is asked; the row keeps the draft as its writer left it. */
const publishedOf = (row: FollowUpRow | undefined): QuestionnaireField[] | null =>
  row?.published ? readyQuestions(row.published) : null;

const present = (task: FollowUpTask, row: FollowUpRow | undefined): FollowUp => ({
  draft_data: row?.draft ?? [],
  published_data: publishedOf(row),
  version: row?.version ?? 0,
  savedAt: row?.saved_at.toISOString() ?? null,
  publishedAt: row?.published_at?.toISOString() ?? null,
  answeredAt: answeredAtOf(task.order, task.serviceId),
});

/**
 * The follow-up module of a service.
 *
 * @throws Refusal `not-found` for an unknown or foreign order and for a service without follow-up.
 */
export const requireFollowUpTask = async (
  ctx: Context,
  orderId: string,
  serviceId: string,
): Promise<FollowUpTask> => {
  const order = await requireOrderOf(ctx, orderId);
  const service = requireModule(order, serviceId, moduleIds.additionalQuestionnaire);
  return { order, serviceId, serviceName: service.serviceName };
};

export const readFollowUp = async (ctx: Context, task: FollowUpTask): Promise<FollowUp> =>
  present(task, await findFollowUp(ctx.db, placeOf(task)));

const refuseAnswered = (task: FollowUpTask): void => {
  if (answeredAtOf(task.order, task.serviceId) !== null) throw new Refusal('follow-up-answered');
};

/** Saves the draft; refused when another tab or device saved since `baseVersion`. */
export const saveFollowUpDraft = async (
  ctx: Context,
  task: FollowUpTask,
  edit: { data: readonly QuestionnaireField[]; baseVersion?: number | undefined },
): Promise<FollowUp> => {
  refuseAnswered(task);
  const row = await saveDraft(ctx.db, placeOf(task), {
    fields: withFieldKeys(edit.data),
    baseVersion: edit.baseVersion,
    at: ctx.now(),
  });
  if (!row) throw new Refusal('questions-changed');
  return present(task, row);
};

/** Replaces the draft by the questions of one of the writer's templates. */
export const copyTemplateInto = async (
  ctx: Context,
  task: FollowUpTask,
  templateId: string,
): Promise<FollowUp> =>
  saveFollowUpDraft(ctx, task, { data: await questionsToCopy(ctx, templateId) });

/** Sends the draft to the customer and records that it was sent. */
export const publishFollowUpDraft = async (ctx: Context, task: FollowUpTask): Promise<string> => {
  const now = ctx.now();
  const { order, serviceId, serviceName } = task;
  const sent = await ctx.db.transaction(async (tx) => {
    const marked = await completeTask(tx, {
      order,
      serviceId,
      taskId: FOLLOW_UP_SUBMITTED,
      serviceType: serviceName,
    });
    refuseAnswered({ ...task, order: marked.order });
    const row = await publishDraft(tx, placeOf(task), now);
    if (!row || publishProblems(row.draft).length > 0) throw new Refusal('questions-missing');
    return marked.order;
  });
  await announceOrder(ctx, sent, {
    before: order,
    task: { serviceId, taskId: FOLLOW_UP_SUBMITTED },
  });
  return now.toISOString();
};

/** The questions that the customer sees, or nothing before they were published. */
export const findPublishedQuestions = async (
  ctx: Context,
  orderId: string,
  serviceId: string,
): Promise<{ questions: QuestionnaireField[]; version: number } | undefined> => {
  const row = await findFollowUp(ctx.db, { orderId, serviceId });
  const questions = publishedOf(row);
  return row && questions ? { questions, version: row.version } : undefined;
};
