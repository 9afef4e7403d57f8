import type { Platform } from '../../../kernel/platform.ts';
import { DAY, MINUTE } from '../../../kernel/time/durations.ts';
import { deleteOldOperations, stopForgotten } from './operations.repository.ts';

const QUARTER_HOUR = 15 * MINUTE;
const KEPT_DAYS = 7;

/** Ends what a stopped process left, and removes what nobody fetched. */
export const tidyOperations = async ({
  database,
  now,
}: Pick<Platform, 'database' | 'now'>): Promise<void> => {
  const db = database.platform();
  const at = (age: number): Date => new Date(now().getTime() - age);
  await stopForgotten(db, at(QUARTER_HOUR), { code: 'operation-stopped', params: {} });
  await deleteOldOperations(db, at(KEPT_DAYS * DAY));
};
