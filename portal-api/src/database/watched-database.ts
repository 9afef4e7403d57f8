import type { SiteDatabase } from '../kernel/database.ts';

const WRITE = /^\s*(insert|update|delete|with\b[^;]*\b(insert into|update|delete from))\b/i;

const isWrite = (sql: string): boolean => WRITE.test(sql);

const noting = (tx: SiteDatabase, wrote: () => void): SiteDatabase => ({
  siteId: tx.siteId,
  now: tx.now,
  query: (sql, params) => {
    if (isWrite(sql)) wrote();
    return tx.query(sql, params);
  },
  transaction: (work) => tx.transaction((inner) => work(noting(inner, wrote))),
});

/** A database under watch, and whether its first change has taken the row along. */
export interface Watched {
  db: SiteDatabase;
  isWritten(): boolean;
  /** Writes the row by itself, unless a change has taken it along. */
  writeAlone(): Promise<void>;
}

/** Lets the first change that commits carry `writeRow` in its own transaction, as its last statement. */
export const watchDatabase = (
  db: SiteDatabase,
  writeRow: (tx: SiteDatabase) => Promise<void>,
): Watched => {
  let isWritten = false;
  const takeAlong = async <T>(
    work: (tx: SiteDatabase) => Promise<T>,
    writes: boolean,
  ): Promise<T> => {
    let claimed = false;
    try {
      return await db.transaction(async (tx) => {
        let hasWritten = writes;
        const result = await work(writes ? tx : noting(tx, () => (hasWritten = true)));
        if (!hasWritten || isWritten) return result;
        isWritten = true;
        claimed = true;
        await writeRow(tx);
        return result;
      });
    } catch (error) {
      if (claimed) isWritten = false;
      throw error;
    }
  };
  return {
    db: {
      siteId: db.siteId,
      now: db.now,
      query: (sql, params) =>
        isWritten || !isWrite(sql)
          ? db.query(sql, params)
          : takeAlong((tx) => tx.query(sql, params), true),
      transaction: (work) => (isWritten ? db.transaction(work) : takeAlong(work, false)),
    },
    isWritten: () => isWritten,
    writeAlone: async () => {
      if (isWritten) return;
      // Work that goes on after the reply may change something before the row is there.
      isWritten = true;
      await writeRow(db).catch((error: unknown) => {
        isWritten = false;
        throw error;
      });
    },
  };
};
