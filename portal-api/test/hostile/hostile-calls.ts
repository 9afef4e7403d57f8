import { type Endpoint, portalHeaders } from '@portal/shared-contracts';
import type { IsolationRow } from '../isolation/isolation.ts';
import { listIsolationTables } from '../isolation/isolation-tables.ts';
import { type Attacker, attackers, type HostileWorld } from './hostile-world.ts';
import { count, newTally, type Tally } from './tally.ts';
import { callOf, wrongCalls, type WrongCall } from './wrong-calls.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What a reply tells of the inside of the server. */
const INSIDE = /node_modules|\.ts:\d+|at async|select .+ from |PostgresError|ZodError/;

interface Reply {
  status: number;
  text: string;
}

const send = async (
  world: HostileWorld,
  attacker: Attacker,
  endpoint: Endpoint,
  { url, body }: WrongCall,
): Promise<Reply> => {
  const browser = await world.browserOf(attacker);
  const { statusCode, body: text } = await browser.inject({
    method: endpoint.method,
    url,
    headers: {
      ...portalHeaders(),
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: statusCode, text };
};

/** A declined card leaves its attempt. */
const mayStay = (status: number, table: string): boolean =>
  status === 402 && /^(payment_attempts|sandbox_)/.test(table);

/** Whatever is wrong with how a call ended. */
const faultsOf = async (world: HostileWorld, { status, text }: Reply): Promise<string[]> => {
  await world.portal.settled();
  const written = (await world.written()).filter((table) => !mayStay(status, table));
  const errors = world.errors();
  if (status < 400) world.forgetSessions();
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(status >= 400 && written.length > 0
      ? [`${status}, but stored in ${written.join(', ')}`]
      : []),
    ...(status >= 400 && INSIDE.test(text) ? [`tells ${text.slice(0, 200)}`] : []),
    ...errors.map((error) => `logged ${error}`),
  ];
};

const tryCall = async (
  world: HostileWorld,
  tally: Tally,
  { attacker, endpoint, call }: { attacker: Attacker; endpoint: Endpoint; call: WrongCall },
): Promise<void> => {
  const reply = await send(world, attacker, endpoint, call);
  count(tally, reply.status);
  for (const fault of await faultsOf(world, reply))
    tally.faults.push(`${nameOf(endpoint)} by ${attacker.name}, ${call.what}: ${fault}`);
};

const attackRow = async (
  world: HostileWorld,
  row: IsolationRow<never>,
  input: Record<string, unknown>,
  { each, seed, tally }: { each: number; seed: number; tally: Tally },
): Promise<void> => {
  const owner: Attacker = { name: row.owner, person: row.owner, site: 'northwind' };
  const others = attackers.filter(({ name }) => name !== owner.name);
  const calls = wrongCalls(row.endpoint, input, { count: each, seed });
  for (const [at, call] of calls.entries()) {
    // Whoever may make the call gets deepest; each third try is somebody else's.
    const other = others[(seed + at) % others.length] as Attacker;
    const attacker = at % 3 === 2 ? other : owner;
    await tryCall(world, tally, { attacker, endpoint: row.endpoint, call });
  }
};

/** How much is tried, and by which numbers. */
export interface Extent {
  /** Wrong calls of each line of the isolation tables, in which every endpoint stands. */
  each: number;
  seed: number;
  /** Only the first line of each endpoint, and no reading afterwards. */
  isQuick?: boolean;
}

/** Every endpoint with wrong input by everybody, and afterwards every reading call with the right one. */
export const attackCalls = async (
  world: HostileWorld,
  { each, seed, isQuick = false }: Extent,
): Promise<readonly Tally[]> => {
  const tally = newTally('wrong calls');
  const after = newTally('right reads afterwards');
  const reads: (() => Promise<void>)[] = [];
  const seen = new Set<string>();
  let line = 0;
  for (const table of (await listIsolationTables()).values()) {
    const prepared = (await table.prepare(world.portal)) as never;
    await world.written();
    for (const row of table.rows) {
      if (isQuick && seen.has(nameOf(row.endpoint))) continue;
      seen.add(nameOf(row.endpoint));
      const input = row.input(prepared);
      line += 1;
      await attackRow(world, row, input, { each, seed: seed * 10_007 + line, tally });
      // What was taken and stored must not break who reads it later.
      if (row.endpoint.method === 'GET' && !isQuick)
        reads.push(() =>
          tryCall(world, after, {
            attacker: { name: row.owner, person: row.owner, site: 'northwind' },
            endpoint: row.endpoint,
            call: callOf(row.endpoint, input, 'right input'),
          }),
        );
    }
  }
  for (const read of reads) await read();
  return [tally, after];
};
