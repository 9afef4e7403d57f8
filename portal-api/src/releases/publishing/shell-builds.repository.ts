import type { Database, OwnerDatabase } from '../../kernel/database.ts';

/** Whether the store holds the files of a build of the shell. */
export const isShellKept = async (db: Database, build: string): Promise<boolean> =>
  (await db.query('select 1 from shell_builds where build = $1', [build])).length === 1;

/** Notes that a server begins to serve a build whose files are in the store. */
export const noteShellBuild = async (
  db: Database,
  { build, files, at }: { build: string; files: readonly string[]; at: Date },
): Promise<void> => {
  await db.query(
    `insert into shell_builds (build, files, started_at) values ($1, $2, $3)
     on conflict (build) do update set started_at = excluded.started_at`,
    [build, files, at],
  );
};

/** The newest build that has a file of this name, if any has. */
export const findShellBuild = async (db: Database, file: string): Promise<string | undefined> => {
  const [row] = await db.query<{ build: string }>(
    'select build from shell_builds where $1 = any(files) order by started_at desc limit 1',
    [file],
  );
  return row?.build;
};

/** Every kept build with the moment from which it was served, oldest first. */
export const listShellBuilds = async (
  db: Database,
): Promise<{ build: string; startedAt: Date }[]> => {
  const rows = await db.query<{ build: string; started_at: Date | string }>(
    'select build, started_at from shell_builds order by started_at, build',
  );
  return rows.map(({ build, started_at }) => ({ build, startedAt: new Date(started_at) }));
};

/** Forgets a build whose files are about to go. */
export const forgetShellBuild = async (db: Database, build: string): Promise<void> => {
  await db.query('delete from shell_builds where build = $1', [build]);
};

/** Forgets every build: a backup carries no files of the shell. */
export const forgetShellBuilds = async (tx: OwnerDatabase): Promise<void> => {
  await tx.query('delete from shell_builds');
};
