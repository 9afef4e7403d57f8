import { getSurvey, saveFeedback, submitSurvey } from '@portal/shared-contracts/questionnaires';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toOrderData } from '../../orders/orders.service.ts';
import { answerSurvey, closeInvitation, openSurvey, requireSurvey } from './surveys.service.ts';

export const registerSurveys = (app: PortalApp): void => {
  bindEndpoint(app, getSurvey, async ({ orderId, surveyId }, ctx) => {
    const asked = await requireSurvey(ctx, orderId, surveyId);
    return { orderData: toOrderData(asked.order), survey: await openSurvey(ctx, asked) };
  });

  bindEndpoint(app, submitSurvey, async ({ orderId, surveyId, survey }, ctx) => {
    await answerSurvey(ctx, await requireSurvey(ctx, orderId, surveyId), survey);
    return { status: true as const };
  });

  bindEndpoint(app, saveFeedback, async ({ id }, ctx) => {
    await closeInvitation(ctx, id);
    return { status: true as const };
  });
};
