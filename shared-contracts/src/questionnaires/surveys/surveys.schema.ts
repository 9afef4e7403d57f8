import { z } from '@portal/shared-contracts/schema';
import { id, timestamp } from '../../scalars.ts';
import { questionnaireFields } from '../questions/fields.schema.ts';

/** A survey that a customer answers once per order. */
export const survey = z.object({
  _id: id,
  title: z.string(),
  questions: questionnaireFields,
  answeredAt: timestamp.nullable(),
});

/** What became of the invitation to a survey (G30). */
export const invitationStatus = z.enum(['answered', 'dismissed']);

/** A survey. */
export type Survey = z.output<typeof survey>;

/** Whether `package.surveyDetails` is an address outside the portal instead of a survey's id (QU-41). */
export const isSurveyLink = (surveyDetails: string): boolean => /^https?:\/\//i.test(surveyDetails);
