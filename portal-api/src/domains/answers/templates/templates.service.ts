import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type FirmTemplate,
  isQuestion,
  publishProblems,
  type QuestionnaireField,
  type QuestionnaireTemplate,
  readyQuestions,
  type TemplateSummary,
  withFieldKeys,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import { listFirmTemplates } from '../firm-questionnaires/asked-version.service.ts';
import {
  findOwnTemplate,
  insertTemplate,
  listOwnTemplates,
  publishTemplateDraft,
  saveTemplateDraft,
  type TemplateRow,
} from './templates.repository.ts';

const ready = (fields: readonly QuestionnaireField[]): string =>
  JSON.stringify(readyQuestions(fields));

const hasUnpublishedChanges = (row: TemplateRow): boolean =>
  row.published !== null && ready(row.published) !== ready(row.draft);

const present = (row: TemplateRow): QuestionnaireTemplate => ({
  _id: row.id,
  name: row.name,
  draft_data: row.draft,
  version: row.version,
  savedAt: row.saved_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  hasUnpublishedChanges: hasUnpublishedChanges(row),
});

const notFound = (): Refusal => new Refusal('template-unknown');

const found = (row: TemplateRow | undefined): TemplateRow => {
  if (!row) throw notFound();
  return row;
};

const countQuestions = (fields: readonly QuestionnaireField[]): number =>
  fields.filter(({ type }) => isQuestion(type)).length;

/** The writer's own templates. */
export const listTemplatesOf = async (ctx: Context): Promise<TemplateSummary[]> => {
  const rows = await listOwnTemplates(ctx.db, ctx.actor.id);
  return rows.map((row) => ({ ...present(row), questionCount: countQuestions(row.draft) }));
};

/** What the firm has published for all its writers. */
export const listTemplatesOfFirm = async ({ db }: Context): Promise<FirmTemplate[]> =>
  (await listFirmTemplates(db)).map(({ id, title, questions }) => ({
    _id: id,
    name: title,
    questionCount: countQuestions(questions),
  }));

export const makeTemplate = async (ctx: Context, name: string): Promise<QuestionnaireTemplate> => {
  const { id: writerId } = ctx.actor;
  // Another writer's key makes another template.
  const call = ctx.idempotencyKey && `${writerId}:${ctx.idempotencyKey}`;
  return present(await insertTemplate(ctx.db, { writerId, name, at: ctx.now(), call }));
};

export const readTemplate = async (ctx: Context, key: string): Promise<QuestionnaireTemplate> =>
  present(found(await findOwnTemplate(ctx.db, ctx.actor.id, key)));

/** Saves the questions; refused when another tab or device saved since `baseVersion`. */
export const saveTemplateQuestions = async (
  ctx: Context,
  edit: { key: string; data: readonly QuestionnaireField[]; baseVersion?: number | undefined },
): Promise<QuestionnaireTemplate> => {
  const saved = await saveTemplateDraft(ctx.db, ctx.actor.id, {
    templateId: edit.key,
    fields: withFieldKeys(edit.data),
    baseVersion: edit.baseVersion,
    at: ctx.now(),
  });
  if (saved) return present(saved);
  found(await findOwnTemplate(ctx.db, ctx.actor.id, edit.key));
  throw new Refusal('questions-changed');
};

/** Names the template and publishes its questions; refused while a copy of it could not be sent. */
export const publishTemplateNamed = (
  ctx: Context,
  template: { key: string; name: string },
): Promise<QuestionnaireTemplate> =>
  ctx.db.transaction(async (tx) => {
    const published = found(
      await publishTemplateDraft(tx, ctx.actor.id, {
        templateId: template.key,
        name: template.name,
        at: ctx.now(),
      }),
    );
    if (publishProblems(published.draft).length > 0) throw new Refusal('questions-missing');
    return present(published);
  });

/** The questions that copying a template takes: the published ones, of an own one the draft before any were. */
export const questionsToCopy = async (
  ctx: Context,
  templateId: string,
): Promise<QuestionnaireField[]> => {
  const row = await findOwnTemplate(ctx.db, ctx.actor.id, templateId);
  if (row) return row.published ? readyQuestions(row.published) : row.draft;
  const ofFirm = (await listFirmTemplates(ctx.db)).find(({ id }) => id === templateId);
  if (!ofFirm) throw notFound();
  return ofFirm.questions;
};
