import type { SiteDatabase } from '../../src/kernel/database.ts';

/** The database with the plan of every statement that it is asked; `isRun` adds how many rows each step saw. */
export const explained = (
  db: SiteDatabase,
  { isRun = false } = {},
): { db: SiteDatabase; plans: string[] } => {
  const how = isRun ? 'explain (analyze, timing off)' : 'explain';
  const plans: string[] = [];
  const watched: SiteDatabase = {
    siteId: db.siteId,
    now: () => db.now(),
    transaction: (work) => db.transaction(work),
    query: async <Row>(sql: string, params: readonly unknown[] = []) => {
      const plan = await db.query<Record<string, string>>(`${how} ${sql}`, params);
      plans.push(plan.map((line) => Object.values(line).join('')).join('\n'));
      return db.query<Row>(sql, params);
    },
  };
  return { db: watched, plans };
};
