import { isCompleted } from '@portal/shared-contracts/orders';
import { isSurveyLink } from '@portal/shared-contracts/questionnaires';

/** Whether this survey belongs to the order: the package names it and it lives in the portal. */
export const isSurveyOf = (
  order: { package: { surveyDetails: string | null } },
  surveyId: string,
): boolean => order.package.surveyDetails === surveyId && !isSurveyLink(surveyId);

/** Whether a survey, which asks at the end, is due (G30); what is called off or was answered says so itself. */
export const isSurveyDue = (order: {
  statusPercentage: number;
  cancelledAt: string | null;
  surveySubmitted: boolean;
}): boolean => isCompleted(order) || order.cancelledAt !== null || order.surveySubmitted;
