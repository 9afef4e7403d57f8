import { enterAnswers, openOrderAnswers } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { requireOrderToChange } from '../../orders/orders.service.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findAnswerableTask } from '../questionnaires/questionnaires.policy.ts';
import { openQuestionnaire, type OpenTask } from '../questionnaires/questionnaires.service.ts';
import { submitAnswers } from '../questionnaires/submit-answers.ts';

const requireTask = async (
  db: SiteDatabase,
  { id, serviceId, taskId }: { id: string; serviceId: string; taskId: string },
): Promise<OpenTask> => {
  const order = await requireOrderToChange(db, id);
  const task = findAnswerableTask(order, taskId, serviceId);
  if (!task) throw new Refusal('questionnaire-not-ordered');
  return { order, ...task };
};

/** The firm answers what a customer told by other ways (BO-64). */
export const registerAnswersOnBehalf = (app: PortalApp): void => {
  bindEndpoint(app, openOrderAnswers, async (address, ctx) => ({
    status: true,
    questionnaire: await openQuestionnaire(ctx, await requireTask(ctx.db, address)),
  }));

  bindEndpoint(app, enterAnswers, async ({ answers, ...address }, ctx) => {
    const task = await requireTask(ctx.db, address);
    ctx.audit.note({ after: { title: task.module.title } });
    await submitAnswers(ctx, task, answers, { isByFirm: true });
    return { status: true };
  });
};
