import { callApi } from '@portal/shared-contracts';
import {
  createTemplate,
  getTemplate,
  listTemplates,
  publishTemplate,
  type QuestionnaireField,
  type QuestionnaireTemplate,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';

/** The writer's own templates (QU-35). */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['questionnaires', 'templates'],
    queryFn: ({ signal }) => callApi(listTemplates, {}, { signal }),
  });

/** One template (QU-37). */
export const templateQuery = (key: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'template', key],
    queryFn: ({ signal }) => callApi(getTemplate, { key }, { signal }),
  });

/** Makes an empty template, one however often it is sent with the same key (QU-36). */
export const sendNewTemplate = (name: string, idempotencyKey: string) =>
  callApi(createTemplate, { name }, { idempotencyKey });

/** Saves the questions of a template (QU-37). */
export const sendTemplate = (
  key: string,
  fields: readonly QuestionnaireField[],
  baseVersion: number,
) => callApi(saveTemplate, { key, data: [...fields], baseVersion });

/** Renames a template and publishes its questions (QU-37). */
export const sendTemplatePublish = (key: string, name: string) =>
  callApi(publishTemplate, { key, name });

/** The questions of a template as the editor takes them. */
export const toStoredTemplate = ({ draft_data, version, savedAt }: QuestionnaireTemplate) => ({
  fields: draft_data,
  version,
  savedAt,
});
