import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

const ASK_AGAIN_MILLISECONDS = 500;

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: starting up, shutting down, full.
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Whether a service is not there (yet), in contrast to one that answered and refused. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (AWAY.has(String((error as { code?: unknown }).code))) return true;
  if (/timeout|terminated|connection is closed/i.test(error.message)) return true;
  return error.cause !== undefined && isAway(error.cause);
};

/**
 * Asks a service until it answers, so that the order in which a machine starts its services does not
 * matter. What it answers is final: a wrong password is not asked a second time.
 */
export const untilAnswers = async <T>(
  what: string,
  ask: () => Promise<T>,
  { log, seconds }: { log: Log; seconds: number },
): Promise<T> => {
  const end = Date.now() + seconds * 1000;
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (Date.now() >= end)
        throw new Error(
          `${what} did not answer within ${seconds} seconds (START_SECONDS): ${(error as Error).message || 'no connection'}`,
          { cause: error },
        );
      if (tries % 10 === 0) log.warn({ what }, `waiting for ${what}`);
      await pause(ASK_AGAIN_MILLISECONDS);
    }
  }
};
