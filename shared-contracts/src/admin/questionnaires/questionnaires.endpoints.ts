import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { questionnaireFields } from '../../questionnaires/questions/fields.schema.ts';
import { translations } from '../../questionnaires/questions/translations.ts';
import { done, id, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../../lists.ts';
import {
  firmQuestionnaire,
  firmQuestionnaireState,
  listedQuestionnaire,
  questionnaireTitle,
  questionnaireVersion,
} from './questionnaires.schema.ts';

const ADMIN = { access: ['admin'], area: 'catalogue' } as const;
const opened = z.object({
  status: z.literal(true),
  questionnaire: firmQuestionnaire,
  ...undoable,
});

const readingCalls = (path: `/${string}`, what: string) => ({
  list: defineEndpoint({
    ...ADMIN,
    method: 'GET',
    path,
    summary: `The firm's ${what}s by title`,
    input: z.object({
      /** Left out, everything that is not archived. */
      state: firmQuestionnaireState.optional(),
      /** A piece of the title. */
      search: z.string().trim().max(limits.firm.search).optional(),
      ...listInput,
    }),
    output: listOf(listedQuestionnaire),
  }),
  read: defineEndpoint({
    ...ADMIN,
    method: 'GET',
    path: `${path}/{id}`,
    summary: `A ${what} of the firm with its draft and what is asked now`,
    input: z.object({ id }),
    output: opened,
  }),
  listVersions: defineEndpoint({
    ...ADMIN,
    method: 'GET',
    path: `${path}/{id}/versions`,
    summary: `The published versions of a ${what}, newest first`,
    input: z.object({ id, ...listInput }),
    output: listOf(questionnaireVersion),
  }),
});

const writingCalls = (path: `/${string}`, what: string) => ({
  create: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path,
    summary: `Make an empty ${what}; the header Idempotency-Key makes one of however many calls`,
    input: z.object({ title: questionnaireTitle }),
    output: opened,
  }),
  save: defineEndpoint({
    ...ADMIN,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: `Save the draft of a ${what}, or a part of it`,
    input: z.object({
      id,
      /** Without one the save replaces whatever is there: `Keep mine`. */
      baseVersion: baseVersion.optional(),
      title: questionnaireTitle.optional(),
      questions: questionnaireFields.optional(),
      /** Replaces the texts of the languages that it names. */
      translations: translations.optional(),
    }),
    output: z.object({ status: z.literal(true), version: rowVersion, savedAt: timestamp }),
  }),
  remove: defineEndpoint({
    ...ADMIN,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: `Delete a ${what} that was never published and that nothing names`,
    input: z.object({
      id,
      /** Without one whatever is there is deleted. */
      baseVersion: baseVersion.optional(),
    }),
    output: done,
  }),
  copy: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `${path}/{id}/copy`,
    summary: `Make a draft of another name with the same questions`,
    input: z.object({ id, title: questionnaireTitle }),
    output: opened,
  }),
});

const stateCalls = (path: `/${string}`, what: string) => ({
  publish: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `${path}/{id}/publish`,
    summary: `Make the draft of a ${what} the version that new orders get`,
    input: z.object({ id, baseVersion }),
    output: opened,
  }),
  discard: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `${path}/{id}/discard`,
    summary: `Throw the draft of a ${what} away and go back to its newest version`,
    input: z.object({ id, baseVersion }),
    output: opened,
  }),
  archive: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `${path}/{id}/archive`,
    summary: `Take a ${what} out of use; its orders keep it`,
    input: z.object({ id }),
    output: opened,
  }),
  restore: defineEndpoint({
    ...ADMIN,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: `Bring an archived ${what} back into use`,
    input: z.object({ id }),
    output: opened,
  }),
});

const callsOf = (path: `/${string}`, what: string) => ({
  ...readingCalls(path, what),
  ...writingCalls(path, what),
  ...stateCalls(path, what),
});

/** The calls of the back office on what the firm asks, the same for each kind (BO-75 to BO-80). */
export const firmQuestionnaireCalls = {
  questionnaire: callsOf('/api/admin/questionnaires', 'questionnaire'),
  survey: callsOf('/api/admin/surveys', 'survey'),
  template: callsOf('/api/admin/templates', 'template'),
} as const;
