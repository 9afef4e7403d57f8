import { readdirSync, existsSync } from 'node:fs';
import { postgresAnswers } from './portal-api/test/database/postgres-url.ts';

const packages = readdirSync('.').filter((folder) => existsSync(`${folder}/jest.config.mjs`));
const server = 'portal-api';
const onPostgres = await postgresAnswers();
console.warn(
  onPostgres
    ? 'A PostgreSQL answers: the endpoint tests run on it, and on the embedded database where the engine decides.'
    : 'No PostgreSQL answers: the endpoint tests run on the embedded database.',
);

// Of a project’s configuration Jest does not take the time limit, so it stands here; it ends what hangs and times nothing.
export default {
  testTimeout: 900_000,
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
