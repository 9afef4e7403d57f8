import { z } from '@portal/shared-contracts/schema';
import { limits } from '../../limits.ts';
import { language } from '../../languages.ts';
import { questionnaireFields } from '../../questionnaires/questions/fields.schema.ts';
import { translations } from '../../questionnaires/questions/translations.ts';
import { id, timestamp } from '../../scalars.ts';
import { rowVersion } from '../../lists.ts';

/** What a firm asks: in an order, at its end, or through its writers' follow-ups. */
export const firmQuestionnaireKinds = ['questionnaire', 'survey', 'template'] as const;

/** What a firm asks: in an order, at its end, or through its writers' follow-ups. */
export type FirmQuestionnaireKind = (typeof firmQuestionnaireKinds)[number];

/** Where a questionnaire of the firm stands: never published yet, asked, or kept for its orders alone. */
export const firmQuestionnaireStates = ['draft', 'published', 'archived'] as const;

/** {@link firmQuestionnaireStates} as a schema. */
export const firmQuestionnaireState = z.enum(firmQuestionnaireStates);

/** The name of a questionnaire, which customers read. */
export const questionnaireTitle = z.string().trim().min(1).max(limits.text.short);

/** A questionnaire of the firm in its list (BO-75). */
export const listedQuestionnaire = z.object({
  _id: id,
  title: z.string(),
  state: firmQuestionnaireState,
  /** The number of the newest version; none before the first publishing. */
  published: z.number().int().positive().nullable(),
  /** Whether the draft says something else than the newest version. */
  hasChanges: z.boolean(),
  /** The packages that ask it, by name. */
  usedBy: z.array(z.string()),
  questionCount: z.number().int().nonnegative(),
  version: rowVersion,
  savedAt: timestamp,
});

/** {@link listedQuestionnaire} as a type. */
export type ListedQuestionnaire = z.output<typeof listedQuestionnaire>;

/** What is asked, in the firm's language and in others. */
export const questionnaireContent = z.object({
  title: z.string(),
  questions: questionnaireFields,
  translations,
});

/** {@link questionnaireContent} as a type. */
export type QuestionnaireContent = z.output<typeof questionnaireContent>;

/** A questionnaire of the firm as its author works on it (BO-76). */
export const firmQuestionnaire = listedQuestionnaire.extend({
  ...questionnaireContent.shape,
  /** What is asked now; nothing before the first publishing. */
  current: questionnaireContent.nullable(),
  /** How many open orders have not answered it yet: they keep the version that they have (BO-78). */
  waitingOrders: z.number().int().nonnegative(),
  /** The firm's language, in which the questions are written. */
  language,
});

/** {@link firmQuestionnaire} as a type. */
export type FirmQuestionnaire = z.output<typeof firmQuestionnaire>;

/** A version that was published once and never changes. */
export const questionnaireVersion = questionnaireContent.extend({
  number: z.number().int().positive(),
  publishedAt: timestamp,
  /** Who published it; nobody for what was there before versions were kept. */
  by: z.string().nullable(),
});

/** {@link questionnaireVersion} as a type. */
export type QuestionnaireVersion = z.output<typeof questionnaireVersion>;
