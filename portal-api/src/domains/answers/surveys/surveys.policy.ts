import { isSurveyLink } from '@portal/shared-contracts/questionnaires';

/** Whether this survey belongs to the order: the package names it and it lives in the portal. */
export const isSurveyOf = (
  order: { package: { surveyDetails: string | null } },
  surveyId: string,
): boolean => order.package.surveyDetails === surveyId && !isSurveyLink(surveyId);
