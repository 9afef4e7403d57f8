import type { DatabaseServer } from '../kernel/database.ts';

/** Fails when the database does not answer. */
export const checkDatabase = async (server: DatabaseServer): Promise<void> => {
  await server.platform().query('select 1');
};
