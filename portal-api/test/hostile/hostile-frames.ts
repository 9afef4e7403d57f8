import { clientFrame } from '@portal/shared-contracts/chat';
import { LIVE_PATH } from '@portal/shared-contracts/live';
import { WebSocket } from 'ws';
import { listIsolationTables } from '../isolation/isolation-tables.ts';
import type { SocketRow } from '../isolation/isolation.ts';
import { type Attacker, attackers, type HostileWorld } from './hostile-world.ts';
import { naughtyBodies } from './naughty.ts';
import { count, newTally, type Tally } from './tally.ts';
import { type Input, toJson, wrongValuesOf } from './wrong-values.ts';

/** A chat that is flooded closes; so many frames are well below that. */
const FRAMES_OF_A_SOCKET = 8;

interface Line {
  /** Sends something and resolves with what was answered, or with the code of the end. */
  say(data: string | Buffer, mask?: boolean): Promise<{ answers: string[]; closed?: number }>;
  close(): Promise<void>;
}

/** A socket that knows what was answered to each frame: its own ping is answered last. */
const openLine = async (world: HostileWorld, path: string, attacker: Attacker): Promise<Line> => {
  const port = await world.portal.listen();
  const { host, cookies } = await world.browserOf(attacker);
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: {
      host: `${host}:${port}`,
      origin: `http://${host}:${port}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  let answers: string[] = [];
  let closed: number | undefined;
  let wake = (): void => undefined;
  ws.on('error', () => undefined);
  ws.on('close', (code) => {
    closed = code;
    wake();
  });
  ws.on('pong', () => wake());
  ws.on('message', (data) => {
    const text = String(data);
    if (text.includes('"pong"')) wake();
    else answers.push(text);
  });
  await new Promise<void>((resolve) => {
    ws.on('open', resolve);
    ws.on('close', () => resolve());
  });
  const isChat = path !== LIVE_PATH;
  return {
    say: async (data, mask = true) => {
      answers = [];
      if (closed === undefined) {
        const ended = new Promise<void>((resolve) => {
          wake = resolve;
        });
        ws.send(data, { mask });
        // Frames are answered in their order; a socket that hears nothing answers the protocol's own ping.
        if (isChat) ws.send('{"type":"ping"}');
        else ws.ping();
        await ended;
      }
      return { answers, ...(closed === undefined ? {} : { closed }) };
    },
    close: async () => {
      if (closed !== undefined) return;
      const ended = new Promise<void>((resolve) => ws.on('close', () => resolve()));
      ws.close();
      await ended;
    },
  };
};

interface WrongFrame {
  what: string;
  data: string | Buffer;
  mask?: boolean;
}

const LONGEST = 256 * 1024;

/** What is no frame at all, whatever socket it is sent to. */
const noFrames = (): WrongFrame[] => [
  ...naughtyBodies
    .filter((body) => body.length <= LONGEST)
    .map((body) => ({ what: body.slice(0, 40), data: body })),
  { what: 'nothing', data: '' },
  { what: 'bytes', data: Buffer.alloc(1000, 0xff) },
  { what: 'more than a frame may hold', data: 'x'.repeat(LONGEST + 1) },
  { what: 'a frame without its mask', data: '{"type":"ping"}', mask: false },
];

const schemaOf = (type: string): unknown =>
  clientFrame.options.find(({ shape }) => shape.type.value === type);

/** Wrong frames made of the right ones in the isolation tables, where each kind of frame stands. */
const wrongFrames = (frames: readonly Input[], each: number, seed: number): WrongFrame[] =>
  frames.flatMap((frame, at) => {
    const next = wrongValuesOf(schemaOf(String(frame['type'])), frame, seed * 1009 + at);
    return Array.from({ length: each }, () => {
      const { what, value } = next();
      return { what: `${String(frame['type'])}: ${what}`, data: toJson(value) };
    });
  });

const REFUSED = /"type":"(error|message_refused)"/;
const FAILED = /unexpected-failure/;

const judge = async (
  world: HostileWorld,
  { answers, closed }: { answers: readonly string[]; closed?: number },
): Promise<string[]> => {
  await world.portal.settled();
  const written = await world.written();
  const said = answers.join(' ');
  const isRefused = closed !== undefined || REFUSED.test(said);
  return [
    ...(closed === 1011 || closed === 1006 ? [`closed with ${closed}`] : []),
    ...(FAILED.test(said) ? [`answered ${said.slice(0, 200)}`] : []),
    ...(isRefused && written.length > 0 ? [`refused, but stored in ${written.join(', ')}`] : []),
    ...world.errors().map((error) => `logged ${error}`),
  ];
};

const attackSocket = async (
  world: HostileWorld,
  { path, attacker, frames }: { path: string; attacker: Attacker; frames: WrongFrame[] },
  tally: Tally,
): Promise<void> => {
  for (let from = 0; from < frames.length;) {
    const line = await openLine(world, path, attacker);
    await world.written();
    for (let said = 0; said < FRAMES_OF_A_SOCKET && from < frames.length; said += 1, from += 1) {
      const { what, data, mask } = frames[from] as WrongFrame;
      const heard = await line.say(data, mask);
      count(tally, heard.closed ?? (REFUSED.test(heard.answers.join(' ')) ? 'refused' : 'heard'));
      for (const fault of await judge(world, heard))
        tally.faults.push(`${path} by ${attacker.name}, ${what}: ${fault}`);
      if (heard.closed !== undefined) {
        from += 1;
        break;
      }
    }
    await line.close();
  }
};

const rightFrames = async (world: HostileWorld): Promise<Input[]> => {
  const rows: Input[] = [];
  for (const table of (await listIsolationTables()).values()) {
    const sockets = (table.sockets ?? []) as readonly SocketRow<never>[];
    if (!sockets.some(({ frame }) => frame)) continue;
    const prepared = (await table.prepare(world.portal)) as never;
    rows.push(...sockets.flatMap(({ frame }) => (frame ? [frame(prepared)] : [])));
  }
  return rows;
};

/** Every socket with wrong frames by everybody with a session; of those each `share`-th. */
export const attackSockets = async (
  world: HostileWorld,
  { each, seed, share = 1 }: { each: number; seed: number; share?: number },
): Promise<Tally> => {
  const tally = newTally('wrong frames');
  const right = await rightFrames(world);
  const paths = world.portal.app.portal.sockets.paths();
  const senders = attackers.filter(({ person }) => person !== undefined);
  for (const [at, path] of paths.entries())
    for (const [by, attacker] of senders.entries()) {
      const all = [...noFrames(), ...wrongFrames(right, each, seed * 31 + at * 17 + by)];
      const frames = all.filter((_, place) => (place + by + seed) % share === 0);
      await attackSocket(world, { path, attacker, frames }, tally);
    }
  return tally;
};
