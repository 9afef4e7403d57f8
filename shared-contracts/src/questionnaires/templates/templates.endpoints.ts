import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { id } from '../../scalars.ts';
import { questionnaireFields, questionsSaved } from '../questions/fields.schema.ts';
import {
  firmTemplate,
  questionnaireTemplate,
  templateName,
  templateSummary,
} from './templates.schema.ts';

/** The writer's own templates, newest first (QU-35). */
export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/writer/questionnaire-template',
  access: ['writer'],
  summary: "The signed-in writer's templates of follow-up questions",
  input: z.object({}),
  output: z.object({
    templates: z.array(templateSummary),
    /** The firm's, by name; missing in replies of servers that knew none. */
    firmTemplates: z.array(firmTemplate).optional(),
  }),
});

/** Makes an empty template (QU-36). */
export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/writer/questionnaire-template/create',
  access: ['writer'],
  summary: 'Make an empty template',
  input: z.object({ name: templateName }),
  output: z.object({ template: questionnaireTemplate }),
});

/** One of the writer's templates (QU-37). */
export const getTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/writer/questionnaire-template/get/{key}',
  access: ['writer'],
  summary: 'One template with its questions',
  input: z.object({ key: id }),
  output: z.object({ questionnaire: questionnaireTemplate }),
});

/** Saves the questions of a template (QU-37). */
export const saveTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/writer/questionnaire-template/template',
  access: ['writer'],
  summary: 'Save the questions of a template',
  input: z.object({
    key: id,
    data: questionnaireFields,
    /** Version that the edit started from; without it the save always wins. */
    baseVersion: z.number().int().nonnegative().optional(),
  }),
  output: questionsSaved,
});

/** Names a template and publishes its questions (QU-37). */
export const publishTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/writer/questionnaire-template/publish',
  access: ['writer'],
  summary: 'Rename a template and publish its questions',
  input: z.object({ key: id, name: templateName }),
  output: z.object({ status: z.literal(true), questionnaire: questionnaireTemplate }),
});
