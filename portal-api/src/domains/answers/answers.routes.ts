import type { PortalApp } from '../../http/portal-app.ts';
import { registerFirmQuestionnaires } from './firm-questionnaires/firm-questionnaires.routes.ts';
import { registerFollowUps } from './follow-ups/follow-ups.routes.ts';
import { registerOrderAnswers } from './order-answers/order-answers.routes.ts';
import { registerAnswersOnBehalf } from './on-behalf/on-behalf.routes.ts';
import { registerQuestionnaires } from './questionnaires/questionnaires.routes.ts';
import { registerSurveys } from './surveys/surveys.routes.ts';
import { registerTemplates } from './templates/templates.routes.ts';
import { registerWritingProfiles } from './writing-profiles/writing-profiles.routes.ts';

/** Everything that is asked and answered. */
export const registerAnswers = (app: PortalApp): void => {
  registerFollowUps(app);
  registerQuestionnaires(app);
  registerOrderAnswers(app);
  registerAnswersOnBehalf(app);
  registerSurveys(app);
  registerFirmQuestionnaires(app);
  registerTemplates(app);
  registerWritingProfiles(app);
};
