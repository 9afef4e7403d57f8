import { LRUCache } from 'lru-cache';

// A text that was built for one call only would fill each connection's memory of statements.
const USES_BEFORE_NAMED = 3;
const MOST_NAMES = 1000;

/** Names the texts that come again and again, so that PostgreSQL parses and plans each of them once. */
export interface StatementNames {
  /** The name of a text that is worth preparing, or nothing for one that is not (yet). */
  nameOf(sql: string): string | undefined;
  /** Gives a text a new name: what was prepared under the old one no longer fits the tables. */
  rename(sql: string): void;
}

export const statementNames = (): StatementNames => {
  const known = new LRUCache<string, { uses: number; name: string | undefined }>({
    max: MOST_NAMES,
  });
  let named = 0;
  const nextName = (): string => `portal_${(named += 1)}`;
  return {
    nameOf: (sql) => {
      const entry = known.get(sql) ?? { uses: 0, name: undefined };
      entry.uses += 1;
      if (entry.uses >= USES_BEFORE_NAMED) entry.name ??= nextName();
      known.set(sql, entry);
      return entry.name;
    },
    rename: (sql) => {
      known.set(sql, { uses: USES_BEFORE_NAMED, name: nextName() });
    },
  };
};
