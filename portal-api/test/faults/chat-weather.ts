import { setTimeout as wait } from 'node:timers/promises';
import type { ApiProcess } from '../chaos/api-process.ts';
import type { ChatEnd } from '../chaos/chat-end.ts';
import type { FaultyLine } from '../chaos/faulty-line.ts';
import type { OwnPostgres } from '../chaos/own-postgres.ts';
import type { OwnRedis } from '../chaos/own-redis.ts';
import { until } from '../chaos/patience.ts';

/** What happened to the ends while they talked. */
export interface Weather {
  cuts: number;
  silences: number;
  reloads: number;
  kills: number;
  /** Of Redis and of PostgreSQL, where both are the storm's own. */
  restarts: number;
}

/** How much is said, and what breaks meanwhile. */
export interface StormSize {
  sends: number;
  /** Lines that are cut; a sixth as many pages reload, and a tenth as many lines fall silent. */
  cuts: number;
  kills: number;
  restarts: number;
}

/** Everything that talks and breaks. */
export interface StormScene {
  ends: ChatEnd[];
  lines: FaultyLine[];
  servers: ApiProcess[];
  redis: OwnRedis | undefined;
  postgres: OwnPostgres | undefined;
  random: () => number;
}

// Longer than the ends wait for an answer: they have to notice by themselves.
const SILENCE_MILLISECONDS = 4000;

/** Who has so much on the way waits, as people do; what is measured is whether it arrives, not how fast. */
const MOST_ON_THE_WAY = 40;
const LOOK_EVERY = 50;

const untilCaughtUp = ({ ends }: StormScene): Promise<void> =>
  until(async () => {
    const places = await Promise.all(ends.map((end) => end.place()));
    return places.every(({ outgoing }) => outgoing <= MOST_ON_THE_WAY);
  });

type Pick = <T>(list: readonly T[]) => T;

const breakLines = (
  { ends, lines, random }: StormScene,
  { size, happened, pick }: { size: StormSize; happened: Weather; pick: Pick },
): void => {
  const share = size.cuts / size.sends;
  const fate = random() / share;
  if (fate < 1) {
    happened.cuts += 1;
    pick(lines).cut();
  } else if (fate < 1 + 1 / 6) {
    happened.reloads += 1;
    pick(ends).reload();
  } else if (fate < 1 + 1 / 6 + 1 / 10) {
    const line = pick(lines);
    happened.silences += 1;
    line.silence();
    void wait(SILENCE_MILLISECONDS).then(() => line.speak());
  }
};

/** Whether it is the turn of one of `times` among `sends`, the first of them soon. */
const isTurn = (sent: number, times: number, sends: number): boolean =>
  times > 0 && Math.floor((sent * times) / sends) !== Math.floor(((sent - 1) * times) / sends);

const SOON = 7;

/** One after the other, so that there is always another server to talk to. */
const killsAndRestarts = (
  scene: StormScene,
  { size, happened, pick }: { size: StormSize; happened: Weather; pick: Pick },
) => {
  let servers = Promise.resolve();
  let shared = Promise.resolve();
  return {
    next: (sent: number): void => {
      if (isTurn(sent - SOON, size.kills, size.sends)) {
        const server = pick(scene.servers);
        happened.kills += 1;
        servers = servers.then(() => server.kill()).then(() => server.start());
      }
      if (!isTurn(sent - SOON * 9, size.restarts, size.sends)) return;
      const ending = happened.restarts % 2 === 0 ? 'immediate' : 'fast';
      happened.restarts += 1;
      shared = shared
        .then(() => scene.redis?.restart())
        .then(() => scene.postgres?.restart(ending));
    },
    end: () => Promise.all([servers, shared]),
  };
};

/** Sends from all ends while lines are cut, fall silent, pages reload, and servers and what they share die. */
export const rage = async (
  scene: StormScene,
  size: StormSize,
  happened: Weather,
): Promise<string[]> => {
  const { ends, random } = scene;
  const said: string[] = [];
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  const told = { size, happened, pick };
  const deaths = killsAndRestarts(scene, told);
  for (let sent = 0; sent < size.sends; sent += 1) {
    const end = Math.floor(random() * ends.length);
    const text = `${end}:${sent}`;
    said.push(text);
    ends[end]?.send(text);
    await wait((random() * 48) / ends.length);
    breakLines(scene, told);
    deaths.next(sent);
    if (sent % LOOK_EVERY === 0) await untilCaughtUp(scene);
  }
  await deaths.end();
  return said;
};
