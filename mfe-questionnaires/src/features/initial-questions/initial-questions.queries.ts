import { callApi } from '@portal/shared-contracts';
import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import type { InitialDraft } from './initial-draft.ts';

/** Both answers, complete. */
export interface InitialAnswers {
  industries: InitialDraft['industries'];
  experience: NonNullable<InitialDraft['experience']>;
}

/** Sends both answers (QU-06). */
export const sendInitialQuestions = (orderId: string, { industries, experience }: InitialAnswers) =>
  callApi(saveInitialQuestions, {
    id: orderId,
    customer_industries: industries,
    years_of_experience: experience,
  });
