import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';
import type { DemoPerson } from '../../seed/seeder.ts';
import { createTestApp, type TestApp, type TestSite } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { writeDoorShell } from '../shell/write-door-shell.ts';
import { watchWrittenRows, type WrittenRows } from './written-rows.ts';

/** Somebody who tries: nobody, or a person with a session of a site. */
export interface Attacker {
  readonly name: string;
  readonly person?: DemoPerson;
  readonly site: TestSite;
}

const people: readonly DemoPerson[] = [
  'customer',
  'newCustomer',
  'writer',
  'writer2',
  'reviewer',
  'admin',
  'moneyAdmin',
];

/** Each role with a session, somebody without one, and the same of another firm. */
export const attackers: readonly Attacker[] = [
  { name: 'nobody', site: 'northwind' },
  ...people.map((person): Attacker => ({ name: person, person, site: 'northwind' })),
  { name: 'customer of another firm', person: 'customer', site: 'acme' },
  { name: 'admin of another firm', person: 'admin', site: 'acme' },
];

/** A server with demo data on which every row that is written is known. */
export interface HostileWorld {
  readonly portal: TestApp;
  readonly written: WrittenRows;
  /** A signed-in browser; the session is renewed where the last call may have ended it. */
  browserOf(attacker: Attacker): Promise<TestClient>;
  /** Whatever was logged as an error since it was last asked. */
  errors(): string[];
  forgetSessions(): void;
  close(): Promise<void>;
}

const errorsOf = ({ logged }: TestApp): (() => string[]) => {
  let read = 0;
  return () => {
    const fresh = logged.slice(read).filter(({ level }) => level === 'error');
    read = logged.length;
    return fresh.map(
      ({ message, details }) => `${message} ${JSON.stringify(details).slice(0, 600)}`,
    );
  };
};

/** What a server does again and again stands still: what it writes would be taken for a call's. */
const listenWithoutRounds = async (portal: TestApp): Promise<void> => {
  mock.timers.enable({ apis: ['setInterval'] });
  await portal.listen();
  mock.timers.reset();
  await portal.settled();
};

export const openHostileWorld = async (): Promise<HostileWorld> => {
  const shellDir = await mkdtemp(path.join(tmpdir(), 'portal-hostile-'));
  await writeDoorShell(shellDir);
  const config = { RATE_LIMIT_FACTOR: '100000' };
  const portal = await createTestApp({ seed: 'demo', shellDir, config });
  const written = await watchWrittenRows(portal.app.portal.platform.database);
  await listenWithoutRounds(portal);
  const browsers = new Map<string, TestClient>();
  return {
    portal,
    written,
    errors: errorsOf(portal),
    forgetSessions: () => browsers.clear(),
    close: async () => {
      await portal.close();
      await rm(shellDir, { recursive: true, force: true });
    },
    browserOf: async ({ name, person, site }) => {
      const known = browsers.get(name);
      if (known) return known;
      const browser = person ? await portal.signIn(person, site) : portal.visit(site);
      browsers.set(name, browser);
      await written();
      return browser;
    },
  };
};
