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
  // Two who waited for each other: the one that was told so begins anew, as a migration beside working servers.
  '40P01',
]);

// How Node names what is wrong with a certificate.
const UNBELIEVED = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/;

const refuseUnbelieved = (what: string, error: unknown): void => {
  const { code } = error as { code?: unknown };
  if (!(error instanceof Error) || !UNBELIEVED.test(String(code))) return;
  throw new Error(
    `${what} shows a certificate that is not believed (${String(code)}); NODE_EXTRA_CA_CERTS names a file of own authorities`,
  );
};

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
      refuseUnbelieved(what, error);
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
