import {
  completeTask,
  getAnswers,
  getAnswersForStaff,
  getQuestionnaire,
  saveInitialQuestions,
} from '@portal/shared-contracts/questionnaires';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toOrderData } from '../../orders/orders.service.ts';
import { answerInitialQuestions } from './initial-questions.service.ts';
import {
  openQuestionnaire,
  readAnswers,
  readAnswersAsStaff,
  requireAnswerableTask,
} from './questionnaires.service.ts';
import { submitAnswers } from './submit-answers.ts';

const registerReading = (app: PortalApp): void => {
  bindEndpoint(app, getQuestionnaire, async ({ id, questionnaire_id, service }, ctx) => {
    const task = await requireAnswerableTask(ctx, {
      orderId: id,
      taskId: questionnaire_id,
      serviceId: service,
    });
    return { data: await openQuestionnaire(ctx, task), orderData: toOrderData(task.order) };
  });

  bindEndpoint(app, getAnswers, async ({ id, questionnaire_id, service }, ctx) => {
    const task = await requireAnswerableTask(ctx, {
      orderId: id,
      taskId: questionnaire_id,
      serviceId: service,
    });
    return { data: await readAnswers(ctx, task), orderData: toOrderData(task.order) };
  });

  bindEndpoint(app, getAnswersForStaff, async ({ orderId, questionnaireId, service }, ctx) => {
    const task = await requireAnswerableTask(ctx, {
      orderId,
      taskId: questionnaireId,
      serviceId: service,
    });
    return { data: await readAnswersAsStaff(ctx, task), orderData: toOrderData(task.order) };
  });
};

const registerWriting = (app: PortalApp): void => {
  bindEndpoint(app, saveInitialQuestions, async ({ id, ...given }, ctx) => {
    await answerInitialQuestions(ctx, id, given);
    return { status: true as const, statusCode: 200 as const };
  });

  bindEndpoint(app, completeTask, async ({ id, taskId, serviceId, data }, ctx) => {
    const task = await requireAnswerableTask(ctx, { orderId: id, taskId, serviceId });
    const { answeredAt } = await submitAnswers(ctx, task, data.answers);
    return { status: true as const, serviceId: task.service._id, answeredAt };
  });
};

export const registerQuestionnaires = (app: PortalApp): void => {
  registerReading(app);
  registerWriting(app);
};
