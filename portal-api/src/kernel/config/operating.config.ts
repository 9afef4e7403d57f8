import { z } from 'zod';
import type { Mode } from './mode.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Variables of whoever keeps the server running: its limits, and how it starts and ends. */
export const operatingEnvironment = {
  DATABASE_POOL: whole(1, 500).default(10).describe('Connections of this process to PostgreSQL'),
  DATABASE_ACQUIRE_SECONDS: whole(1, 300)
    .default(10)
    .describe('How long a call waits for a free connection before it is answered with 503'),
  DATABASE_STATEMENT_SECONDS: whole(0, 3600)
    .default(30)
    .describe('How long one statement may run; 0 is without an end. Migrations are not limited'),
  REQUEST_SECONDS: whole(1, 3600)
    .default(900)
    .describe(
      'How long a request may take to arrive; 900 lets the largest file through at 190 kbit a second',
    ),
  START_SECONDS: whole(0, 3600)
    .default(60)
    .describe('How long a start waits for database, Redis and store before it gives up'),
  DRAIN_SECONDS: whole(0, 300)
    .optional()
    .describe(
      'How long /readyz is red before the server closes, so that proxies look elsewhere; 5 in production',
    ),
  STOP_SECONDS: whole(1, 600)
    .default(20)
    .describe('How long calls under way may take to end before the process ends regardless'),
  DISK_FREE_MB: whole(0, 1_000_000)
    .default(200)
    .describe('Free space of DATA_DIR below which /readyz is red'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token of GET /metrics; without it nobody reads them in production'),
};

/** The limits of this process, and how it starts and ends. */
export interface OperatingConfig {
  pool: { size: number; acquireMilliseconds: number; statementMilliseconds: number };
  requestSeconds: number;
  startSeconds: number;
  drainSeconds: number;
  stopSeconds: number;
  leastFreeBytes: number;
}

const DRAIN_IN_PRODUCTION = 5;
const MEGABYTE = 1024 * 1024;

/** Reads the limits. */
export const toOperatingConfig = (
  env: z.output<z.ZodObject<typeof operatingEnvironment>>,
  mode: Mode,
): OperatingConfig => ({
  pool: {
    size: env.DATABASE_POOL,
    acquireMilliseconds: env.DATABASE_ACQUIRE_SECONDS * 1000,
    statementMilliseconds: env.DATABASE_STATEMENT_SECONDS * 1000,
  },
  requestSeconds: env.REQUEST_SECONDS,
  startSeconds: env.START_SECONDS,
  drainSeconds: env.DRAIN_SECONDS ?? (mode === 'production' ? DRAIN_IN_PRODUCTION : 0),
  stopSeconds: env.STOP_SECONDS,
  leastFreeBytes: env.DISK_FREE_MB * MEGABYTE,
});
