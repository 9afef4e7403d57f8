import type { SiteDatabase } from '../../../kernel/database.ts';

/** Words that come again in many reviews. */
export interface SnippetRow {
  id: string;
  title: string;
  text: string;
}

/** All of them, by title. */
export const listSnippets = (db: SiteDatabase): Promise<SnippetRow[]> =>
  db.query<SnippetRow>(
    'select id, title, text from review_snippets where site_id = $1 order by lower(title), id',
    [db.siteId],
  );

/** Keeps one; the same title again replaces its words. */
export const saveSnippet = async (db: SiteDatabase, snippet: SnippetRow): Promise<string> => {
  const [row] = await db.query<{ id: string }>(
    `insert into review_snippets (id, site_id, title, text) values ($1,$2,$3,$4)
     on conflict (site_id, title) do update set text = excluded.text returning id`,
    [snippet.id, db.siteId, snippet.title, snippet.text],
  );
  return row?.id ?? snippet.id;
};

/** Drops one; false where there was none. */
export const deleteSnippet = async (db: SiteDatabase, snippetId: string): Promise<boolean> =>
  (
    await db.query('delete from review_snippets where site_id = $1 and id = $2 returning id', [
      db.siteId,
      snippetId,
    ])
  ).length === 1;
