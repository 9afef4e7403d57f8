import pg from 'pg';

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/**
 * Refuses a pooler that hands each transaction another session: a connection acts for one firm by what
 * its session remembers, and would act for another one's there.
 *
 * @throws Error with what to do instead.
 */
export const refuseTransactionPooler = async (url: string): Promise<void> => {
  const [idle, busy] = [1, 2].map(() => new pg.Client({ connectionString: url }));
  if (!idle || !busy) return;
  // What is asked of them fails with them; an error that nobody hears would end the process beside it.
  for (const client of [idle, busy]) client.on('error', () => undefined);
  try {
    await idle.connect();
    await busy.connect();
    const before = await backendOf(idle);
    await busy.query('begin');
    const others = await backendOf(busy);
    // Two open connections never share a session where each has one of its own.
    if (others === before)
      throw new Error(
        'DATABASE_URL leads to a pooler in transaction mode, where a session would act for several firms. Give the portal a direct connection, or a pooler in session mode; DATABASE_POOL limits its connections.',
      );
    await busy.query('rollback');
  } finally {
    await Promise.allSettled([idle.end(), busy.end()]);
  }
};
