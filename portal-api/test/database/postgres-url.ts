import pg from 'pg';

/** The PostgreSQL that tests may use: DATABASE_URL, else a local one that trusts loopback. */
export const postgresTestUrl = (): string =>
  process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Whether it answers and lets tests make their own databases. */
export const postgresAnswers = async (): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: postgresTestUrl(),
    // One that is busy answers late; where there is none, it says so at once.
    connectionTimeoutMillis: 60_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
