import { callApi } from '@portal/shared-contracts';
import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import type { InitialChoices } from './initial-choices.ts';

/** Both answers, complete. */
export interface InitialAnswers {
  industries: InitialChoices['industries'];
  experience: NonNullable<InitialChoices['experience']>;
}

/** Sends both answers (QU-06). */
export const sendInitialQuestions = (orderId: string, { industries, experience }: InitialAnswers) =>
  callApi(saveInitialQuestions, {
    id: orderId,
    customer_industries: industries,
    years_of_experience: experience,
  });
