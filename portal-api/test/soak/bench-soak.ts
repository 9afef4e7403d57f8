import { parseArgs } from 'node:util';
import { postgresAnswers } from '../database/postgres-url.ts';
import { quantile } from '../resumes/bench/processes.ts';
import { runSoak } from './run-soak.ts';
import { growthOf } from './samples.ts';

// `pnpm bench soak`: an hour of people at a human pace; nothing fails, and nothing grows.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    people: { type: 'string', default: '500' },
    firms: { type: 'string', default: '50' },
    /** Seconds between two acts of one person, in the middle. */
    pace: { type: 'string', default: '20' },
    /** Times that settings are changed, a release goes to half of the devices and one of the two servers is ended and started. */
    deploys: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const run = async (): Promise<number> => {
  const minutes = Number(values.minutes);
  const soaked = await runSoak({
    seconds: minutes * 60,
    people: Number(values.people),
    firms: Number(values.firms),
    pace: Number(values.pace) * 1000,
    seed: Number(values.seed),
    samples: Math.max(9, Math.round(minutes * 2)),
    deploys: Number(values.deploys ?? Math.max(1, Math.round(minutes / 5))),
  });
  const { acts, deploys, changes, releases, failures, milliseconds, samples } = soaked;
  console.warn(
    `${values.minutes} minutes, ${values.people} people on ${values.firms} firms: ${acts} acts, ${changes} changes of settings, ${releases} releases by way of a canary, ${deploys} deploys, ${failures.length} failed`,
  );
  console.warn(
    `p99 of an act is ${(quantile(milliseconds, 0.99) / quantile(milliseconds, 0.5)).toFixed(1)} of its median`,
  );
  for (const failure of failures.slice(0, 20)) console.warn(`  FAILED ${failure}`);
  const growth = growthOf(samples);
  for (const { of, from, to, isFlat } of growth)
    console.warn(
      `${of}: ${from.toFixed(0)} → ${to.toFixed(0)}, ${(to / from || 1).toFixed(2)}${isFlat ? '' : '  GROWS'}`,
    );
  return failures.length === 0 && growth.every(({ isFlat }) => isFlat) ? 0 : 1;
};

if (await postgresAnswers()) process.exitCode = await run();
else {
  console.error('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');
  process.exitCode = 2;
}
