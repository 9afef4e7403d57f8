import type {
  FirmQuestionnaire,
  FirmQuestionnaireKind,
  QuestionnaireContent,
} from '@portal/shared-contracts/admin';
import {
  readyQuestions,
  usedTranslations,
  withFieldKeys,
} from '@portal/shared-contracts/questionnaires';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, EditorContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { publishingMoment } from '../../orders/orders.service.ts';
import { toFirmQuestionnaire } from './firm-questionnaires.presenter.ts';
import {
  archiveFirmQuestionnaire,
  type ContentRow,
  deleteFirmQuestionnaire,
  findFirmQuestionnaire,
  type FirmQuestionnaireRow,
  insertFirmQuestionnaire,
  lockFirmQuestionnaire,
  saveFirmDraft,
} from './firm-questionnaires.repository.ts';
import { refuseUnready } from './refuse-unready.ts';
import { countWaitingOrders, insertVersion } from './versions.repository.ts';

/** Which questionnaire of the firm. */
export interface QuestionnaireAddress {
  kind: FirmQuestionnaireKind;
  id: string;
}

const found = (row: FirmQuestionnaireRow | undefined): FirmQuestionnaireRow => {
  if (!row) throw new Refusal('questions-unknown');
  return row;
};

/** A questionnaire of the firm. */
export const getOwn = async (
  db: SiteDatabase,
  { kind, id }: QuestionnaireAddress,
): Promise<FirmQuestionnaireRow> => found(await findFirmQuestionnaire(db, kind, id));

/** A questionnaire of the firm as its author works on it. */
export const openFirmQuestionnaire = async (
  ctx: Context,
  address: QuestionnaireAddress,
): Promise<FirmQuestionnaire> =>
  toFirmQuestionnaire(await getOwn(ctx.db, address), {
    waitingOrders: await countWaitingOrders(ctx.db, address.kind, address.id),
    language: ctx.site.settings.language,
  });

/** Locks the row for a change; a change that began with another version is refused with who and when. */
const lockOwn = async (
  ctx: Pick<EditorContext, 'site' | 'now'>,
  tx: SiteDatabase,
  { kind, id, baseVersion }: QuestionnaireAddress & { baseVersion: number | undefined },
): Promise<FirmQuestionnaireRow> => {
  const row = found(await lockFirmQuestionnaire(tx, kind, id));
  const current = { version: row.version, changedBy: row.saver, changedAt: row.updated_at };
  refuseStale(current, baseVersion ?? row.version, { firm: ctx.site.name, now: ctx.now() });
  return row;
};

/** Runs a change on the locked row. */
const changeOwn = async (
  ctx: EditorContext,
  { kind, id }: QuestionnaireAddress,
  baseVersion: number | undefined,
  change: (tx: SiteDatabase, row: FirmQuestionnaireRow) => Promise<void>,
): Promise<FirmQuestionnaireRow> =>
  ctx.db.transaction(async (tx) => {
    const row = await lockOwn(ctx, tx, { kind, id, baseVersion });
    await change(tx, row);
    const changed = found(await findFirmQuestionnaire(tx, kind, id));
    ctx.audit.note({ before: { title: row.title }, after: { title: changed.title } });
    return changed;
  });

/** Makes an empty draft; the same call again answers the draft that it made. */
export const createFirmQuestionnaire = async (
  ctx: Context,
  kind: FirmQuestionnaireKind,
  content: ContentRow,
): Promise<FirmQuestionnaire> => {
  const id = await ctx.db.transaction(async (tx) => {
    const made = await insertFirmQuestionnaire(tx, kind, {
      ...content,
      by: ctx.actor.id,
      // Another person's key makes another questionnaire.
      call: ctx.idempotencyKey && `${kind}:${ctx.actor.id}:${ctx.idempotencyKey}`,
    });
    ctx.audit.note({ subject: { kind, id: made }, after: { title: content.title } });
    return made;
  });
  return openFirmQuestionnaire(ctx, { kind, id });
};

/** Makes a draft of another name with the questions of one that is there. */
export const copyFirmQuestionnaire = async (
  ctx: Context,
  address: QuestionnaireAddress,
  title: string,
): Promise<FirmQuestionnaire> => {
  const { questions, translations } = await getOwn(ctx.db, address);
  return createFirmQuestionnaire(ctx, address.kind, { title, questions, translations });
};

/** Saves the parts of the draft that a call names. */
export const saveFirmQuestionnaire = (
  ctx: Context,
  address: QuestionnaireAddress,
  {
    baseVersion,
    ...parts
  }: { [P in keyof QuestionnaireContent]?: QuestionnaireContent[P] | undefined } & {
    baseVersion?: number | undefined;
  },
): Promise<FirmQuestionnaireRow> =>
  changeOwn(ctx, address, baseVersion, (tx, row) =>
    saveFirmDraft(tx, row.id, {
      title: parts.title ?? row.title,
      questions: parts.questions ? withFieldKeys(parts.questions) : row.questions,
      translations: { ...row.translations, ...parts.translations },
      by: ctx.actor.id,
    }),
  );

/** Makes the draft the version that new orders get. Without a change there is nothing to publish, and nothing happens. */
export const publishFirmQuestionnaire = async (
  ctx: EditorContext,
  address: QuestionnaireAddress,
  baseVersion: number,
): Promise<void> => {
  await changeOwn(ctx, address, baseVersion, async (tx, row) => {
    if (row.archived_at) throw new Refusal('questions-archived');
    refuseUnready(row);
    if (row.current && !row.has_changes) return;
    const questions = readyQuestions(row.questions);
    const translations = usedTranslations({ title: row.title, questions }, row.translations);
    await saveFirmDraft(tx, row.id, { ...row, questions, translations, by: ctx.actor.id });
    await insertVersion(tx, row.id, { by: ctx.actor.id, at: await publishingMoment(tx) });
  });
};

/** Goes back to what is asked now. */
export const discardDraft = async (
  ctx: Context,
  address: QuestionnaireAddress,
  baseVersion: number,
): Promise<void> => {
  await changeOwn(ctx, address, baseVersion, async (tx, row) => {
    if (!row.current) throw new Refusal('questions-never-published');
    await saveFirmDraft(tx, row.id, { ...row.current, by: ctx.actor.id });
  });
};

/** Takes it out of use, or back into it; whoever has it keeps it either way. */
export const setArchived = async (
  ctx: Context,
  address: QuestionnaireAddress,
  isArchived: boolean,
): Promise<void> => {
  await changeOwn(ctx, address, undefined, async (tx, row) => {
    if ((row.archived_at !== null) === isArchived) return;
    const at = isArchived ? ctx.now() : null;
    await archiveFirmQuestionnaire(tx, row.id, { at, by: ctx.actor.id });
    const former = { ...address, version: row.version + 1, isArchived: !isArchived };
    await keepUndoable(ctx, tx, { act: 'questionnaire.archive', former });
  });
};

/** Deletes what nobody was ever asked and what no package names; everything else is archived. */
export const removeFirmQuestionnaire = (
  ctx: Context,
  { kind, id }: QuestionnaireAddress,
  baseVersion: number | undefined,
) =>
  ctx.db.transaction(async (tx) => {
    const row = await lockOwn(ctx, tx, { kind, id, baseVersion });
    if (row.published !== null || row.used_by.length > 0) throw new Refusal('questions-used');
    ctx.audit.note({ before: { title: row.title } });
    await deleteFirmQuestionnaire(tx, id);
  });
