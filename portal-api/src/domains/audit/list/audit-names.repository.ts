import type { SiteDatabase } from '../../../kernel/database.ts';
import type { UndoableBy } from '../undo/undo.service.ts';

/** What a row of the log speaks of. */
export interface NamedThing {
  kind: string;
  id: string;
  name: string;
}

/**
 * How things are called, by kind and id. What is `undoable` can still be taken
 * back by whoever asks. All kinds are one question, because every page of the log asks it.
 */
export const namesOfThings = (
  db: SiteDatabase,
  ids: Readonly<Record<string, readonly string[]>>,
  { since, personId, ownActs }: UndoableBy,
): Promise<NamedThing[]> => {
  const of = (kind: string): readonly string[] => ids[kind] ?? [];
  return db.query<NamedThing>(
    `select 'person' as kind, p.id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as name
       from people p where p.site_id = $1 and p.id = any($2)
     union all select 'invitation', id, email from invitations where site_id = $1 and id = any($3)
     union all select 'order', id, '#' || number_prefix || number from orders
       where site_id = $1 and id = any($4)
     union all select 'package', id, name from packages where site_id = $1 and id = any($5)
     union all select 'undoable', id, act from undoable_acts
       where site_id = $1 and id = any($6) and undone_at is null and created_at > $7
         and (act <> all($8) or person_id = $9)
     union all select 'first name', id, first_name from people where site_id = $1 and id = any($2)
     union all select kind, id, title from questionnaires where site_id = $1 and id = any($10)
     union all select 'contract', id, title from contracts where site_id = $1 and id = any($11)
     union all select 'downloadable', id, title from downloadables where site_id = $1 and id = any($12)
     union all select 'checkout-link', id, '/buy/' || slug from checkout_links
       where site_id = $1 and id = any($13)
     union all select 'external-product', id, name from external_products
       where site_id = $1 and id = any($14)
     union all select 'job', id, title from jobs where site_id = $1 and id = any($15)
     union all select 'view', id, name from saved_views where site_id = $1 and id = any($16)
     union all select 'saved-reply', id, title from saved_replies where site_id = $1 and id = any($17)`,
    [
      db.siteId,
      of('person'),
      of('invitation'),
      of('order'),
      of('package'),
      of('undoable'),
      since,
      ownActs,
      personId,
      ['questionnaire', 'survey', 'template'].flatMap(of),
      of('contract'),
      of('downloadable'),
      of('checkout-link'),
      of('external-product'),
      of('job'),
      of('view'),
      of('saved-reply'),
    ],
  );
};
