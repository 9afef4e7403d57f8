import { once } from 'node:events';
import { LIVE_PATH } from '@portal/shared-contracts/live';
import { WebSocket } from 'ws';
import type { ApiProcess } from '../chaos/api-process.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { growFirm } from '../scale/fill-firm.ts';
import type { FirmSize } from '../scale/rows.ts';
import { ask } from '../soak/ask.ts';
import { live } from '../soak/day.ts';
import type { SoakPerson, SoakWorld } from '../soak/soak-world.ts';
import { measureStep, type Step } from './load.ts';

/** What steps are made in: the world, its servers, and how long a step takes. */
export interface Scene {
  world: SoakWorld;
  servers: readonly ApiProcess[];
  seconds: number;
  seed: number;
  /** Somebody of the firm whose orders grow. */
  big: SoakPerson;
}

/** One thing of which there is more and more. */
export interface Axis {
  /** What a step counts. */
  of: string;
  sizes: readonly number[];
  step(scene: Scene, size: number): Promise<Step>;
  /** Gives back what the steps took. */
  leave?(): Promise<void>;
}

const doubled = (from: number, times: number): number[] =>
  Array.from({ length: times }, (_, at) => from * 2 ** at);

const portsOf = ({ servers }: Scene): number[] => servers.map(({ port }) => port);

/** Acts of all people together, so many each second as they would be if they did not wait for answers. */
const actsPerSecond = (scene: Scene, size: number, talks?: number): Promise<Step> =>
  measureStep(scene.servers, size, async (note) => {
    const { people } = scene.world;
    const chosen = talks === undefined ? people : people.filter(({ orderId }) => orderId);
    const ends = performance.now() + scene.seconds * 1000;
    const day = {
      ports: portsOf(scene),
      pace: (chosen.length * 1000) / size,
      ...(talks === undefined ? {} : { talks }),
      random: seededRandom(scene.seed),
      isOver: () => performance.now() > ends,
      note: (_what: string, { milliseconds }: { milliseconds: number }, isFailure: boolean) =>
        note(milliseconds, isFailure),
    };
    await Promise.all(chosen.map((person, at) => live(day, person, at)));
  });

/** One call again and again, by a few at a time, which is what everything else is measured by. */
const askAgain = (
  scene: Scene,
  size: number,
  pick: (turn: number) => { person: SoakPerson; url: string },
): Promise<Step> =>
  measureStep(scene.servers, size, async (note) => {
    const ends = performance.now() + scene.seconds * 1000;
    let turn = 0;
    const oneAfterTheOther = async (at: number): Promise<void> => {
      while (performance.now() < ends) {
        const { person, url } = pick((turn += 1));
        const { status, milliseconds } = await ask(portsOf(scene), { person, at }, { url });
        note(milliseconds, status !== 200);
      }
    };
    await Promise.all([0, 1, 2, 3].map(oneAfterTheOther));
  });

const hot = ({ world }: Scene, turn: number) => ({
  person: world.people[turn % world.people.length] as SoakPerson,
  url: '/api/auth/user',
});

const openTabs = (): Axis => {
  const tabs: WebSocket[] = [];
  const openOne = async ({ world, servers }: Scene, at: number): Promise<void> => {
    const port = servers[at % servers.length]?.port ?? 0;
    const { host, cookie } = world.people[at % world.people.length] as SoakPerson;
    const headers = { host: `${host}:${port}`, origin: `http://${host}:${port}`, cookie };
    const tab = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers });
    tabs.push(tab);
    await once(tab, 'open');
  };
  return {
    of: 'open tabs',
    sizes: [0, ...doubled(250, 6)],
    step: async (scene, size) => {
      while (tabs.length < size) await openOne(scene, tabs.length);
      return askAgain(scene, size, (turn) => hot(scene, turn));
    },
    leave: async () => {
      for (const tab of tabs.splice(0)) tab.terminate();
    },
  };
};

const orders = (): Axis => {
  let before: FirmSize = { orders: 0, people: 0, messages: 0, audit: 0 };
  return {
    of: 'orders of a firm',
    sizes: [1000, 10_000, 100_000],
    step: async (scene, size) => {
      const next = { orders: size, people: size / 10, messages: size, audit: size };
      await growFirm(scene.world.database, before, next);
      before = next;
      const url = '/api/admin/orders';
      return askAgain(scene, size, () => ({ person: scene.big, url }));
    },
  };
};

const FIRM = `insert into sites (site_id, name, settings, created_at, updated_at)
  select 'grown' || n, 'Grown', (select settings from sites where site_id = 'firm0'), now(), now()
  from generate_series($1::int, $2::int) n`;
const HOST = `insert into site_hosts (host, site_id)
  select 'grown' || n || '.localhost', 'grown' || n from generate_series($1::int, $2::int) n`;

const firms = (): Axis => {
  let grown = 0;
  return {
    of: 'firms',
    sizes: [100, 1000, 10_000],
    step: async (scene, size) => {
      const owner = scene.world.database.owner();
      for (const sql of [FIRM, HOST]) await owner.query(sql, [grown + 1, size]);
      grown = size;
      const { big } = scene;
      return askAgain(scene, size, (turn) => ({
        person: { ...big, host: `grown${1 + ((turn * 7919) % size)}.localhost`, cookie: '' },
        url: '/api/website',
      }));
    },
  };
};

/** Everything of which there may be more, by its name at the command. */
export const openAxes = (): Readonly<Record<string, Axis>> => ({
  people: { of: 'acts a second', sizes: doubled(5, 8), step: (s, size) => actsPerSecond(s, size) },
  messages: {
    of: 'messages a second',
    sizes: doubled(5, 8),
    step: (s, size) => actsPerSecond(s, size, 1),
  },
  tabs: openTabs(),
  orders: orders(),
  firms: firms(),
});
