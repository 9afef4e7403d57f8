import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type Endpoint, portalHeaders } from '@portal/shared-contracts';
import { makePdf } from '../../seed/documents/documents.files.ts';
import type { TestClient } from '../test-client.ts';
import { ripeTicket } from '../reviews/send-resume.ts';
import { hostileUploads, naughtyNames } from './hostile-files.ts';
import { BOUNDARY, formOf, type FormPart, wrongForms } from './hostile-forms.ts';
import { type Attacker, attackers, type HostileWorld } from './hostile-world.ts';
import { count, newTally, type Tally } from './tally.ts';

const REVIEW = '/api/review';

/** Whoever may make the call. */
const senderOf = ({ access }: Endpoint): Attacker =>
  attackers.find(({ person, name }) => {
    if (access === 'public') return person === undefined;
    if (access === 'signed-in') return person === 'customer';
    return access.includes('admin') ? name === 'admin' : person === 'customer';
  }) as Attacker;

/** Files in the store, of half-done uploads too. */
const storedFiles = async ({ portal }: HostileWorld): Promise<number> => {
  const entries = await readdir(portal.platform.config.dataDir, {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
};

/** The fields without which the call refuses whatever file comes with them. */
const fieldsOf = async (
  { portal }: HostileWorld,
  { path }: Endpoint,
  visitor: TestClient,
): Promise<FormPart[]> => {
  if (path !== REVIEW) return [];
  const { ticket, consent } = await ripeTicket(portal, visitor);
  const fields = {
    firstName: 'Vera',
    lastName: 'Sand',
    email: `hostile-${randomUUID()}@example.com`,
    language: 'en',
    consent: 'true',
    consentVersion: consent.version,
    ticket,
  };
  return Object.entries(fields).map(([field, value]) => ({ field, content: Buffer.from(value) }));
};

interface Sent {
  status: number;
  text: string;
}

const post = async (
  visitor: TestClient,
  { path }: Endpoint,
  body: Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Promise<Sent> => {
  const reply = await visitor.inject({
    method: 'POST',
    url: path,
    headers: {
      ...portalHeaders(),
      ...(type === '' ? {} : { 'content-type': type }),
      'idempotency-key': randomUUID(),
    },
    payload: body,
  });
  return { status: reply.statusCode, text: reply.body };
};

const ADDRESS = /\/api\/(?:file|files|customer|website)[\w/.-]*/;

/** How a browser would be told to take a file that was stored. */
const servedProblems = async (visitor: TestClient, text: string): Promise<string[]> => {
  const key = /"key":"([\w-]+)"/.exec(text)?.[1];
  const address = key ? `/api/file/view/${key}` : ADDRESS.exec(text)?.[0];
  if (!address) return [];
  const { statusCode, headers, body } = await visitor.inject({ method: 'GET', url: address });
  if (statusCode !== 200) return [];
  const type = String(headers['content-type']);
  const policy = String(headers['content-security-policy'] ?? '');
  return [
    ...(/html|javascript/.test(type) ? [`served as ${type}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['served without nosniff']),
    ...(policy.includes("default-src 'none'") ? [] : [`served under the policy "${policy}"`]),
    ...(type.includes('svg') && /<script|onload|javascript:|foreignObject|ENTITY/i.test(body)
      ? ['a drawing kept what can run']
      : []),
  ];
};

interface Try {
  endpoint: Endpoint;
  what: string;
  send: (visitor: TestClient) => Promise<Sent>;
}

const tryUpload = async (world: HostileWorld, { endpoint, what, send }: Try, tally: Tally) => {
  const visitor = await world.browserOf(senderOf(endpoint));
  await world.written();
  const before = await storedFiles(world);
  const { status, text } = await send(visitor);
  await world.portal.settled();
  count(tally, status);
  const written = await world.written();
  const added = (await storedFiles(world)) - before;
  const isRefused = status >= 400;
  const faults = [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(isRefused && written.length > 0 ? [`${status}, but stored in ${written.join(', ')}`] : []),
    ...(isRefused && added > 0 ? [`${status}, but left ${added} files`] : []),
    ...(isRefused ? [] : await servedProblems(visitor, text)),
    ...world.errors().map((error) => `logged ${error}`),
  ];
  for (const fault of faults) tally.faults.push(`${endpoint.path}, ${what}: ${fault}`);
};

const withFile = (
  world: HostileWorld,
  endpoint: Endpoint,
  [filename, content]: readonly [string, Uint8Array],
): Try => ({
  endpoint,
  what: `${filename.slice(0, 60)} of ${content.length} bytes`,
  send: async (visitor) => {
    const fields = await fieldsOf(world, endpoint, visitor);
    await world.written();
    return post(visitor, endpoint, formOf([...fields, { field: 'file', filename, content }]));
  },
});

/** Every kind of upload with every hostile file, name and form; `share` takes each so many-th of them. */
export const attackUploads = async (
  world: HostileWorld,
  { broken, seed, share = 1 }: { broken: number; seed: number; share?: number },
): Promise<Tally> => {
  const tally = newTally('hostile files and forms');
  const pdf = await makePdf({ title: 'A name', paragraphs: ['Some words.'] });
  const files = [
    ...(await hostileUploads(broken, seed)),
    ...naughtyNames.map((name) => [name, pdf] as const),
  ];
  let at = seed;
  for (const endpoint of world.portal.app.portal.endpoints.filter(({ upload }) => upload)) {
    const tries = [
      ...files.map((file) => withFile(world, endpoint, file)),
      ...wrongForms().map(({ what, type, body }): Try => ({
        endpoint,
        what,
        send: (visitor) => post(visitor, endpoint, body, type),
      })),
    ];
    for (const one of tries) if ((at += 1) % share === 0) await tryUpload(world, one, tally);
  }
  return tally;
};
