import { buildRequest, portalHeaders } from '@portal/shared-contracts';
import { logout } from '@portal/shared-contracts/auth';
import type { DemoPerson } from '../../seed/seeder.ts';
import type { TestApp } from '../create-test-app.ts';
import {
  expectedStatus,
  type IsolationRow,
  type IsolationTable,
  personOf,
  type SocketRow,
  type Visitor,
  visitors,
} from './isolation.ts';
import { headerProblems } from './reply-headers.ts';
import { listIsolationTables } from './isolation-tables.ts';
import { openSocket, type TestSocket } from '../sockets/open-socket.ts';
import type { TestClient } from '../test-client.ts';

const browserOf = async (
  portal: TestApp,
  visitor: Visitor,
  owner: DemoPerson,
): Promise<TestClient> => {
  if (visitor === 'nobody') return portal.visit();
  const { person, site } = personOf(visitor, owner);
  const browser = await portal.signIn(person, site);
  if (visitor !== 'revoked') return browser;
  const token = new Map(browser.cookies);
  await browser.call(logout, {});
  for (const [name, value] of token) browser.cookies.set(name, value);
  return browser;
};

/** One try that came out otherwise than the table says. */
const describe = (row: IsolationRow<never>, visitor: Visitor, problem: string): string =>
  `${row.endpoint.method} ${row.endpoint.path} by ${visitor}: ${problem}`;

/** Makes the call of a row as this browser. */
export const send = async (
  browser: TestClient,
  row: IsolationRow<never>,
  input: Record<string, unknown>,
) => {
  if (row.file) {
    const { status, body, headers } = await browser.upload(row.endpoint, row.file, input);
    return { status, text: JSON.stringify(body ?? null), headers };
  }
  const request = buildRequest(row.endpoint, input);
  const reply = await browser.inject({
    method: row.endpoint.method,
    url: request.path,
    query: request.query,
    headers: { ...portalHeaders(), accept: 'application/json' },
    ...(request.body ? { payload: request.body } : {}),
  });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers };
};

// Another site never sees anything. On the same site a public call is open to whoever knows its id,
// and staff may read where the table lets them; nobody else sees more than its own.
const maySee = (row: IsolationRow<never>, visitor: Visitor, wanted: number): boolean => {
  if (visitor === 'own' || visitor === 'otherSite') return visitor === 'own';
  if (row.endpoint.access === 'public') return wanted < 400;
  // Admins of one firm share what their areas show, and a stale save says how the row stands now.
  const isColleague = visitor === 'sameSite' && row.endpoint.access.includes('admin');
  if (isColleague) return wanted < 400 || wanted === 409;
  return (visitor === 'writer' || visitor === 'reviewer') && wanted < 400;
};

const tryCall = async (
  portal: TestApp,
  row: IsolationRow<never>,
  visitor: Visitor,
  { input, secrets }: { input: Record<string, unknown>; secrets: readonly string[] },
): Promise<string[]> => {
  const wanted = expectedStatus(row, visitor);
  if (wanted === undefined)
    return [describe(row, visitor, 'the table does not say what must happen')];
  const { status, text, headers } = await send(
    await browserOf(portal, visitor, row.owner),
    row,
    input,
  );
  const sent = JSON.stringify(input);
  const leaked = secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
  return [
    ...headerProblems(headers, text !== '').map((problem) => describe(row, visitor, problem)),
    ...(status === wanted
      ? []
      : [describe(row, visitor, `${status} instead of ${wanted} ${text.slice(0, 200)}`)]),
    ...(leaked.length > 0 && !maySee(row, visitor, wanted)
      ? [describe(row, visitor, `the reply holds ${leaked.join(', ')}`)]
      : []),
  ];
};

// The last message is the visitor's own, so whatever was meant for it has come before.
const newsOf = async (
  portal: TestApp,
  socket: TestSocket,
  visitor: Exclude<Visitor, 'nobody'>,
  owner: DemoPerson,
): Promise<void> => {
  const last = socket.next((message) => typeOf(message) === 'notifications.changed');
  const { live } = await portal.context();
  await live.publish(
    { type: 'order.changed', orderId: 'o1' },
    { people: [portal.personId(owner)] },
  );
  const { person, site } = personOf(visitor, owner);
  await (
    await portal.context(site)
  ).live.publish({ type: 'notifications.changed' }, { people: [portal.personId(person, site)] });
  await last;
};

const typeOf = (message: unknown): string => (message as { type: string }).type;

// Frames are answered in their order, so the answer to a last ping ends what there is to hear.
const converse = async (socket: TestSocket, frame: { type: string }): Promise<void> => {
  let awaited = frame.type === 'ping' ? 2 : 1;
  const pong = socket.next((message) => {
    if (typeOf(message) === 'pong') awaited -= 1;
    return awaited === 0;
  });
  socket.send(frame);
  socket.send({ type: 'ping' });
  await pong;
};

/** What a visitor hears on a socket; a refusal is its status. */
const hear = async (
  portal: TestApp,
  row: SocketRow<never>,
  visitor: Visitor,
  world: never,
): Promise<{ heard: string; text: string }> => {
  const browser = await browserOf(portal, visitor, row.owner);
  const port = await portal.listen();
  let socket: TestSocket;
  try {
    socket = await openSocket(port, row.path, browser);
  } catch (refusal) {
    return { heard: (refusal as Error).message, text: '' };
  }
  if (row.frame) await converse(socket, row.frame(world));
  else if (visitor !== 'nobody') await newsOf(portal, socket, visitor, row.owner);
  socket.close();
  await socket.closed;
  const types = socket.messages.map(typeOf).slice(0, -1);
  return { heard: types.join(' '), text: JSON.stringify(socket.messages) };
};

const trySocket = async (
  portal: TestApp,
  row: SocketRow<never>,
  visitor: Visitor,
  { world, secrets }: { world: never; secrets: readonly string[] },
): Promise<string[]> => {
  const wanted = row.heard[visitor] ?? '401';
  const frame = row.frame?.(world);
  const { heard, text } = await hear(portal, row, visitor, world);
  const sent = JSON.stringify(frame ?? {});
  const leaked = secrets.filter((secret) => text.includes(secret) && !sent.includes(secret));
  const name = `socket ${row.path} ${frame?.type ?? 'news'} by ${visitor}`;
  const mayHear = visitor === 'own' || (visitor === 'reviewer' && wanted !== 'error');
  return [
    ...(heard === wanted ? [] : [`${name}: "${heard}" instead of "${wanted}" ${text}`]),
    ...(leaked.length > 0 && !mayHear ? [`${name}: it says ${leaked.join(', ')}`] : []),
  ];
};

/** Plays a whole table and returns everything that is not as it says. */
export const playTable = async (
  portal: TestApp,
  table: IsolationTable<never>,
): Promise<string[]> => {
  const world = (await table.prepare(portal)) as never;
  const secrets = table.secrets(world);
  const problems: string[] = [];
  for (const row of table.rows)
    for (const visitor of visitors)
      problems.push(...(await tryCall(portal, row, visitor, { input: row.input(world), secrets })));
  for (const row of table.sockets ?? [])
    for (const visitor of visitors)
      problems.push(...(await trySocket(portal, row, visitor, { world, secrets })));
  return problems;
};

/** Plays the tables of all domains. */
export const playAll = async (portal: TestApp): Promise<string[]> => {
  const problems: string[] = [];
  for (const [domain, table] of await listIsolationTables()) {
    const found = await playTable(portal, table);
    problems.push(...found.map((problem) => `${domain}: ${problem}`));
  }
  return problems;
};
