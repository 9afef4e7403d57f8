import { cpSync } from 'node:fs';
import { freePort, restartServer, startPortal, type RunningPortal } from './server.ts';

// Journeys sign in far more often than people do.
const environment = { RATE_LIMIT_FACTOR: '1000' };

// Workers are processes of their own and learn from their environment where it is.
const FIRST_START = 'E2E_FIRST_START';

/** Starts a portal for the first time, stops it and keeps its data for {@link startSeeded}. */
export const firstStart = async (folder: string): Promise<void> => {
  await (await startPortal(folder, environment)).stop();
  process.env[FIRST_START] = folder;
};

/** Starts a portal with the demo data of a first start, copied where there is one: making it takes seconds. */
export const startSeeded = (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPortal> => {
  const first = process.env[FIRST_START];
  if (first) cpSync(first, dataDir, { recursive: true });
  return startPortal(dataDir, { ...environment, ...settings });
};

/** The same without looking for changed builds where there is a copy: a test of its own server needs no more. */
export const startSeededServer: typeof startSeeded = async (dataDir, settings = {}) => {
  const first = process.env[FIRST_START];
  if (!first) return startSeeded(dataDir, settings);
  cpSync(first, dataDir, { recursive: true });
  return restartServer(dataDir, await freePort(), { ...environment, ...settings });
};
