import { readdirSync, existsSync } from 'node:fs';
import { postgresAnswers } from './portal-api/test/database/postgres-url.ts';
import { timeLimit } from './tooling/jest/time-limit.mjs';

const packages = readdirSync('.').filter((folder) => existsSync(`${folder}/jest.config.mjs`));
const server = 'portal-api';
const onPostgres = await postgresAnswers();
console.warn(
  onPostgres
    ? 'A PostgreSQL answers: the endpoint tests run on it, and on the embedded database where the engine decides.'
    : 'No PostgreSQL answers: the endpoint tests run on the embedded database.',
);

// Of a project among several Jest does not take the time limit, so it stands here as well.
export default {
  testTimeout: timeLimit,
  // Test files leave some 20 MB each behind; past this the collector costs more than a fresh process.
  workerIdleMemoryLimit: '450MB',
  testSequencer: '<rootDir>/tooling/jest/slow-first.mjs',
  projects: [
    ...packages.filter((folder) => folder !== server).map((folder) => `<rootDir>/${folder}`),
    ...(onPostgres ? ['jest.postgres', 'jest.beside-postgres'] : ['jest']).map(
      (name) => `<rootDir>/${server}/${name}.config.mjs`,
    ),
  ],
};
