import { randomUUID } from 'node:crypto';
import {
  COUNTED_TO,
  type FirmQuestionnaireKind,
  type ListedQuestionnaire,
} from '@portal/shared-contracts/admin';
import type { QuestionnaireField, Translations } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What is asked: of the draft, or of a version. */
export interface ContentRow {
  title: string;
  questions: QuestionnaireField[];
  translations: Translations;
}

/** A questionnaire of the firm, and what is asked now. */
export interface FirmQuestionnaireRow extends ContentRow {
  id: string;
  kind: FirmQuestionnaireKind;
  version: number;
  published: number | null;
  archived_at: Date | null;
  updated_at: Date;
  /** Who saved it last, by first name. */
  saver: string | null;
  current: ContentRow | null;
  has_changes: boolean;
  used_by: string[];
  sort_key: string;
}

/** What a reader of a list looks for. */
export interface QuestionnaireFilter {
  kind: FirmQuestionnaireKind;
  state?: ListedQuestionnaire['state'] | undefined;
  search?: string | undefined;
}

// A survey is named by its package, a questionnaire by a module of one of its services.
const USED_BY = `array(
  select distinct p.name from packages p
  where p.site_id = q.site_id and p.state <> 'archived' and (
    (q.kind = 'survey' and p.survey_details = q.id)
    or (q.kind = 'questionnaire' and exists (
      select 1 from services s
      join modules m on m.site_id = s.site_id and m.service_id = s.id
      where s.site_id = p.site_id and s.package_id = p.id
        and s.package_version = p.published_version and m.module_id = q.id)))
  order by p.name)`;

const ROW = `select q.id, q.kind, q.title, q.questions, q.translations, q.version, q.published,
    q.archived_at, q.updated_at, saver.first_name as saver, lower(q.title) as sort_key,
    case when v.number is null then null else json_build_object(
      'title', v.title, 'questions', v.questions, 'translations', v.translations) end as current,
    v.number is not null and (q.title, q.questions, q.translations)
      is distinct from (v.title, v.questions, v.translations) as has_changes,
    ${USED_BY} as used_by
  from questionnaires q
  left join questionnaire_versions v on v.site_id = q.site_id and v.questionnaire_id = q.id
    and v.number = q.published
  left join people saver on saver.site_id = q.site_id and saver.id = q.saved_by`;

const MATCHING = `q.site_id = $1 and q.kind = $2
  and case $3::text
    when 'archived' then q.archived_at is not null
    when 'draft' then q.archived_at is null and q.published is null
    when 'published' then q.archived_at is null and q.published is not null
    else q.archived_at is null end
  and ($4::text is null or position($4 in lower(q.title)) > 0)`;

const paramsOf = (db: SiteDatabase, { kind, state, search }: QuestionnaireFilter): unknown[] => [
  db.siteId,
  kind,
  state ?? null,
  search ? search.toLowerCase() : null,
];

/** A part of the list behind a place in it. */
export const listFirmQuestionnaires = (
  db: SiteDatabase,
  filter: QuestionnaireFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmQuestionnaireRow[]> =>
  db.query<FirmQuestionnaireRow>(
    `${ROW} where ${MATCHING} and ($5::text is null or (lower(q.title), q.id) > ($5, $6::text))
     order by lower(q.title), q.id limit $7`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many match, as far as it is worth counting. */
export const countFirmQuestionnaires = async (
  db: SiteDatabase,
  filter: QuestionnaireFilter,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from questionnaires q where ${MATCHING} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

export const findFirmQuestionnaire = async (
  db: SiteDatabase,
  kind: FirmQuestionnaireKind,
  id: string,
): Promise<FirmQuestionnaireRow | undefined> => {
  const [row] = await db.query<FirmQuestionnaireRow>(
    `${ROW} where q.site_id = $1 and q.kind = $2 and q.id = $3`,
    [db.siteId, kind, id],
  );
  return row;
};

/** Keeps others from changing the row until the transaction ends. */
export const lockFirmQuestionnaire = async (
  tx: SiteDatabase,
  kind: FirmQuestionnaireKind,
  id: string,
): Promise<FirmQuestionnaireRow | undefined> => {
  await tx.query(
    'select 1 from questionnaires where site_id = $1 and kind = $2 and id = $3 for update',
    [tx.siteId, kind, id],
  );
  return findFirmQuestionnaire(tx, kind, id);
};

/** Makes a draft, once for the call's key, and says under which id it stands. */
export const insertFirmQuestionnaire = async (
  tx: SiteDatabase,
  kind: FirmQuestionnaireKind,
  draft: ContentRow & { id?: string; by: string; call: string | undefined },
): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    `insert into questionnaires
       (id, site_id, kind, title, questions, translations, created_at, updated_at, saved_by, created_by_call)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $7, $8, $9)
     on conflict (site_id, created_by_call) where created_by_call is not null
       do update set created_by_call = excluded.created_by_call
     returning id`,
    [
      draft.id ?? randomUUID(),
      tx.siteId,
      kind,
      draft.title,
      JSON.stringify(draft.questions),
      JSON.stringify(draft.translations),
      tx.now(),
      draft.by,
      draft.call ?? null,
    ],
  );
  if (!row) throw new Error('An insert returned no row.');
  return row.id;
};

/** Stores the draft; its row's version grows. */
export const saveFirmDraft = async (
  tx: SiteDatabase,
  id: string,
  draft: ContentRow & { by: string },
): Promise<void> => {
  await tx.query(
    `update questionnaires set title = $3, questions = $4::jsonb, translations = $5::jsonb,
       version = version + 1, updated_at = $6, saved_by = $7
     where site_id = $1 and id = $2`,
    [
      tx.siteId,
      id,
      draft.title,
      JSON.stringify(draft.questions),
      JSON.stringify(draft.translations),
      tx.now(),
      draft.by,
    ],
  );
};

export const archiveFirmQuestionnaire = async (
  tx: SiteDatabase,
  id: string,
  { at, by }: { at: Date | null; by: string },
): Promise<void> => {
  await tx.query(
    `update questionnaires set archived_at = $3, version = version + 1, saved_by = $4
     where site_id = $1 and id = $2`,
    [tx.siteId, id, at, by],
  );
};

export const deleteFirmQuestionnaire = async (tx: SiteDatabase, id: string): Promise<void> => {
  await tx.query('delete from questionnaires where site_id = $1 and id = $2', [tx.siteId, id]);
};
