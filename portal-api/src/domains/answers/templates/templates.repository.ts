import { randomUUID } from 'node:crypto';
import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A writer's template. */
export interface TemplateRow {
  id: string;
  name: string;
  draft: QuestionnaireField[];
  version: number;
  published: QuestionnaireField[] | null;
  published_at: Date | null;
  saved_at: Date;
}

const COLUMNS = 'id, name, draft, version, published, published_at, saved_at';

export const listOwnTemplates = (db: SiteDatabase, writerId: string): Promise<TemplateRow[]> =>
  db.query<TemplateRow>(
    `select ${COLUMNS} from questionnaire_templates
     where site_id = $1 and writer_id = $2 order by created_at desc, id`,
    [db.siteId, writerId],
  );

export const findOwnTemplate = async (
  db: SiteDatabase,
  writerId: string,
  templateId: string,
): Promise<TemplateRow | undefined> => {
  const [row] = await db.query<TemplateRow>(
    `select ${COLUMNS} from questionnaire_templates
     where site_id = $1 and writer_id = $2 and id = $3`,
    [db.siteId, writerId, templateId],
  );
  return row;
};

/** Makes an empty template, once for the call's key. */
export const insertTemplate = async (
  db: SiteDatabase,
  template: { writerId: string; name: string; at: Date; call?: string | undefined },
): Promise<TemplateRow> => {
  const [row] = await db.query<TemplateRow>(
    `insert into questionnaire_templates
       (id, site_id, writer_id, name, draft, created_at, saved_at, created_by_call)
     values ($1, $2, $3, $4, '[]', $5, $5, $6)
     on conflict (site_id, created_by_call) where created_by_call is not null
       do update set created_by_call = excluded.created_by_call
     returning ${COLUMNS}`,
    [randomUUID(), db.siteId, template.writerId, template.name, template.at, template.call ?? null],
  );
  if (!row) throw new Error('An insert returned no row.');
  return row;
};

/** Stores the questions; with a `baseVersion` only when that is still the stored one. */
export const saveTemplateDraft = async (
  db: SiteDatabase,
  writerId: string,
  draft: {
    templateId: string;
    fields: readonly QuestionnaireField[];
    baseVersion: number | undefined;
    at: Date;
  },
): Promise<TemplateRow | undefined> => {
  const [row] = await db.query<TemplateRow>(
    `update questionnaire_templates set draft = $4::jsonb, version = version + 1, saved_at = $5
     where site_id = $1 and writer_id = $2 and id = $3
       and ($6::integer is null or version = $6::integer)
     returning ${COLUMNS}`,
    [
      db.siteId,
      writerId,
      draft.templateId,
      JSON.stringify(draft.fields),
      draft.at,
      draft.baseVersion ?? null,
    ],
  );
  return row;
};

export const publishTemplateDraft = async (
  db: SiteDatabase,
  writerId: string,
  template: { templateId: string; name: string; at: Date },
): Promise<TemplateRow | undefined> => {
  const [row] = await db.query<TemplateRow>(
    `update questionnaire_templates set name = $4, published = draft, published_at = $5
     where site_id = $1 and writer_id = $2 and id = $3 returning ${COLUMNS}`,
    [db.siteId, writerId, template.templateId, template.name, template.at],
  );
  return row;
};
