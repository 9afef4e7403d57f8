import { COUNTED_TO, type FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ContentRow } from './firm-questionnaires.repository.ts';

/** What was published once. */
export interface VersionRow extends ContentRow {
  number: number;
  published_at: Date;
  /** Who published it, by first name. */
  publisher: string | null;
}

/** What somebody is asked: a version, under the id of its questionnaire. */
export interface AskedVersion extends ContentRow {
  id: string;
  number: number;
}

/** Writes the draft down as the next version, which holds from a moment on. */
export const insertVersion = async (
  tx: SiteDatabase,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> => {
  await tx.query(
    `with made as (
       insert into questionnaire_versions
         (site_id, questionnaire_id, number, title, questions, translations, published_at, published_by)
       select q.site_id, q.id, coalesce(q.published, 0) + 1, q.title, q.questions, q.translations, $3, $4
       from questionnaires q where q.site_id = $1 and q.id = $2
       returning site_id, questionnaire_id, number)
     update questionnaires q set published = made.number from made
     where q.site_id = $1 and q.id = made.questionnaire_id`,
    [tx.siteId, id, at, by],
  );
};

/** The versions of a questionnaire, newest first, behind one of them. */
export const listVersions = (
  db: SiteDatabase,
  id: string,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `select v.number, v.title, v.questions, v.translations, v.published_at, p.first_name as publisher
     from questionnaire_versions v
     left join people p on p.site_id = v.site_id and p.id = v.published_by
     where v.site_id = $1 and v.questionnaire_id = $2 and ($3::integer is null or v.number < $3)
     order by v.number desc limit $4`,
    [db.siteId, id, below ?? null, limit],
  );

/**
 * The version that an order is asked: the newest when it was placed. One that was published for the first
 * time afterwards is better than none.
 */
export const findAskedVersion = async (
  db: SiteDatabase,
  asked: { kind: FirmQuestionnaireKind; id: string; orderedAt: string },
): Promise<AskedVersion | undefined> => {
  const [row] = await db.query<AskedVersion>(
    `select q.id, v.number, v.title, v.questions, v.translations
     from questionnaires q
     join questionnaire_versions v on v.site_id = q.site_id and v.questionnaire_id = q.id
       and v.number = coalesce((select max(number) from questionnaire_versions
         where site_id = $1 and questionnaire_id = $3 and published_at <= $4::timestamptz), 1)
     where q.site_id = $1 and q.kind = $2 and q.id = $3`,
    [db.siteId, asked.kind, asked.id, asked.orderedAt],
  );
  return row;
};

/** What a package can ask: what is published and not archived, by title. */
export const listPublishedTitles = (
  db: SiteDatabase,
  kind: FirmQuestionnaireKind,
): Promise<{ _id: string; title: string }[]> =>
  db.query(
    `select q.id as "_id", v.title from questionnaires q
     join questionnaire_versions v on v.site_id = q.site_id and v.questionnaire_id = q.id
       and v.number = q.published
     where q.site_id = $1 and q.kind = $2 and q.archived_at is null
     order by v.title, q.id`,
    [db.siteId, kind],
  );

/** The same of several kinds at once. */
export const listPublishedKinds = <Kind extends FirmQuestionnaireKind>(
  db: SiteDatabase,
  kinds: readonly Kind[],
): Promise<{ kind: Kind; _id: string; title: string }[]> =>
  db.query(
    `select q.kind, q.id as "_id", v.title from questionnaires q
     join questionnaire_versions v on v.site_id = q.site_id and v.questionnaire_id = q.id
       and v.number = q.published
     where q.site_id = $1 and q.kind = any($2) and q.archived_at is null
     order by v.title, q.id`,
    [db.siteId, kinds],
  );

/** What writers can copy: the newest versions of the firm's templates, by name. */
export const listFirmTemplates = (db: SiteDatabase): Promise<AskedVersion[]> =>
  db.query<AskedVersion>(
    `select q.id, v.number, v.title, v.questions, v.translations from questionnaires q
     join questionnaire_versions v on v.site_id = q.site_id and v.questionnaire_id = q.id
       and v.number = q.published
     where q.site_id = $1 and q.kind = 'template' and q.archived_at is null
     order by lower(v.title), q.id`,
    [db.siteId],
  );

/** How many open orders still have to answer: they keep the version that they have. */
export const countWaitingOrders = async (
  db: SiteDatabase,
  kind: FirmQuestionnaireKind,
  id: string,
): Promise<number> => {
  if (kind === 'template') return 0;
  const naming =
    kind === 'survey'
      ? `not o.survey_submitted and exists (
           select 1 from package_versions p
           where p.site_id = o.site_id and p.package_id = o.package_id
             and p.version = o.package_version and p.survey_details = $2)`
      : `exists (
           select 1 from services s
           join modules m on m.site_id = s.site_id and m.service_id = s.id
           where s.site_id = o.site_id and s.package_id = o.package_id
             and s.package_version = o.package_version and m.module_id = $2
             and not exists (
               select 1 from completed_tasks t
               where t.site_id = o.site_id and t.order_id = o.id and t.service_id = s.id
                 and t.task_id = m.module_id))`;
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from orders o
       where o.site_id = $1 and o.completed_at is null and o.cancelled_at is null and ${naming}
       limit ${COUNTED_TO}) counted`,
    [db.siteId, id],
  );
  return row?.n ?? 0;
};
