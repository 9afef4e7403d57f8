import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { readConfig } from '../../src/kernel/config/config.ts';
import { runHere } from '../../src/run-here.ts';
import { createDevices } from '../../src/releases/devices/device.ts';
import { takeBackRule } from '../../src/releases/reports/take-back.policy.ts';
import { loadSigningKeys } from '../../src/releases/store/signing-keys.ts';
import { writeBuild } from '../releases/build-fixture.ts';
import { type Asked, askOne } from './ask.ts';
import type { Day } from './day.ts';
import type { SoakWorld } from './soak-world.ts';

const REMOTE = 'mfe-soak';
const HOST = 'firm0.localhost';
const ENTRY = 'remoteEntry.js';

/** Enough that both releases are among them: all on one side happens once in 2 to the 40th. */
const DEVICES = 40;

/** Releases of one remote that go out, reach half of the devices, and are taken back or go live. */
export interface ReleaseDay {
  /** The next release, from its publishing to its end; every other one is broken. */
  next(): Promise<void>;
}

/** `pnpm portal release …` beside the servers of a world, whose code this process has loaded already. */
const release = async ({ folder, url }: SoakWorld, ...words: string[]): Promise<void> => {
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, PORTAL_MODE: 'demo' });
  const said: string[] = [];
  const code = await runHere(['release', ...words], config, (line) => said.push(line));
  assert.equal(code, 0, said.join('\n'));
};

const publish = async (world: SoakWorld, version: string, ...flags: string[]): Promise<void> => {
  const build = await writeBuild({ remote: REMOTE, version });
  await release(world, 'publish', build, ...flags);
  await rm(build, { recursive: true });
};

const fail = (day: Day, what: string): void =>
  day.note('releases', { status: 0, bytes: 0, text: what, milliseconds: 0 }, true);

/** Which devices get which release, asked at all servers in turn; each file that is named must be there. */
const spread = async (day: Day, devices: readonly string[]): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (const [at, device] of devices.entries()) {
    const port = day.ports[at % day.ports.length] as number;
    const person = { host: HOST, cookie: `portal_device=${device}` };
    const asked = await askUntilThere(day, at, person, '/api/remotes/current');
    const { releases = {} } = JSON.parse(asked.text || '{}') as {
      releases?: Record<string, string>;
    };
    const version = releases[REMOTE] ?? 'none';
    found.set(version, [...(found.get(version) ?? []), device]);
    const file = `/remotes/${REMOTE}/${version}/${ENTRY}`;
    const entry = await askUntilThere(day, at, person, file);
    day.note(`${file} of ${port}`, entry, entry.status !== 200);
  }
  return found;
};

/** The next server answers for one that is away. */
const askUntilThere = async (
  { ports }: Day,
  at: number,
  person: { host: string; cookie: string },
  url: string,
): Promise<Asked> => {
  const asked = await askOne(ports[at % ports.length] as number, person, { url });
  return asked.status === 0
    ? askOne(ports[(at + 1) % ports.length] as number, person, { url })
    : asked;
};

const reportFailures = async (day: Day, devices: readonly string[], broken: string) => {
  const reports = [{ remote: REMOTE, release: broken, cause: 'load-failed' }];
  for (const [at, device] of devices.slice(0, takeBackRule.leastFailures).entries()) {
    const person = { host: HOST, cookie: `portal_device=${device}` };
    const wanted = { method: 'POST', url: '/api/remotes/reports', body: { reports } };
    const asked = await askOne(day.ports[at % day.ports.length] as number, person, wanted);
    day.note('reports a release', asked, asked.status !== 200);
  }
};

const expectOnly = async (day: Day, devices: readonly string[], version: string): Promise<void> => {
  const got = [...(await spread(day, devices)).keys()];
  if (got.join() !== version) fail(day, `all should have ${version}, and have ${got.join(', ')}`);
};

/** Opens it with a first release that everybody has. */
export const openReleaseDay = async (world: SoakWorld, day: Day): Promise<ReleaseDay> => {
  const keys = await loadSigningKeys(world.platform);
  const issued = createDevices(keys.accepted);
  const devices = Array.from({ length: DEVICES }, () => issued.issue().cookie);
  let live = '1.0.0';
  let count = 0;
  await publish(world, live, '--promote');
  return {
    next: async () => {
      count += 1;
      const version = `1.${count}.0`;
      await publish(world, version);
      await release(world, 'canary', REMOTE, version, '50');
      const halves = await spread(day, devices);
      if ([...halves.keys()].toSorted().join() !== [live, version].toSorted().join())
        fail(day, `half should have ${version}, and there are ${[...halves.keys()].join(', ')}`);
      const isBroken = count % 2 === 1;
      if (isBroken) await reportFailures(day, halves.get(version) ?? [], version);
      else await release(world, 'promote', REMOTE, version);
      if (!isBroken) live = version;
      await expectOnly(day, devices, live);
    },
  };
};
