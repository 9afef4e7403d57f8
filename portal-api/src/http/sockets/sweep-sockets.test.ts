import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sessionReader } from '../../domains/people/auth/auth.service.ts';
import { saveRights } from '../../domains/people/admins/admins.repository.ts';
import { createSession } from '../../domains/people/credentials/sessions.repository.ts';
import { insertSeenSession } from '../../domains/people/credentials/seen-sessions.repository.ts';
import type { SocketEntry } from './open-socket.ts';
import { sweepSockets } from './sweep-sockets.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

/** A socket that was let in with a session, and the codes with which it was closed. */
const socketOf = async (token: string) => {
  const actor = await sessionReader.find(portal.db(), token);
  const codes: number[] = [];
  const entry = {
    path: '/ws',
    isHeard: true,
    ws: { readyState: 1, OPEN: 1, ping: () => undefined },
    socket: { ctx: await portal.context(), actor, close: (code: number) => codes.push(code) },
  } as unknown as SocketEntry;
  return { entry, codes };
};

test('BO-02 BO-09 rights that changed while a server was deaf are noticed by its sweep, also those of who only looks', async () => {
  const id = portal.personId('moneyAdmin');
  const grant = (...areas: ('orders' | 'people')[]) =>
    saveRights(portal.db(), id, { isOwner: false, areas });
  await grant('orders', 'people');
  const own = await createSession(portal.db(), id, false);
  const by = { id, sessionId: own.id };
  const seen = await insertSeenSession(portal.db(), portal.personId('customer'), by);
  const [max, looking, customer] = [
    await socketOf(own.token),
    await socketOf(seen.token),
    await socketOf((await createSession(portal.db(), portal.personId('customer'), false)).token),
  ];
  const open = new Set([max.entry, looking.entry, customer.entry]);
  const codes = async () => {
    for (const entry of open) entry.isHeard = true;
    await sweepSockets(sessionReader, open);
    return [max.codes, looking.codes, customer.codes].map((all) => all.splice(0));
  };
  expect(await codes()).toEqual([[], [], []]);
  await grant('people', 'orders');
  expect(await codes()).toEqual([[], [], []]);
  await grant('orders');
  expect(await codes()).toEqual([[1012], [4401], []]);
});
