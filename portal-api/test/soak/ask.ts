import { Agent, request } from 'node:http';
import type { SoakPerson } from './soak-world.ts';

/** What came back; `status` 0 is a line that broke. */
export interface Asked {
  status: number;
  bytes: number;
  text: string;
  milliseconds: number;
}

/** A call as a page makes it. */
export interface Wanted {
  method?: string;
  url: string;
  body?: object;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** Closes what is kept open for the next call. */
export const hangUp = (): void => agent.destroy();

/** Asks one server. */
export const askOne = (
  port: number,
  person: Pick<SoakPerson, 'host' | 'cookie'>,
  wanted: Wanted,
): Promise<Asked> =>
  new Promise((resolve) => {
    const { host, cookie } = person;
    const { method = 'GET', url, body } = wanted;
    const from = performance.now();
    const chunks: Buffer[] = [];
    const end = (status: number): void => {
      const text = Buffer.concat(chunks).toString();
      const bytes = Buffer.byteLength(text);
      resolve({ status, bytes, text, milliseconds: performance.now() - from });
    };
    const headers = {
      host: `${host}:${port}`,
      cookie,
      accept: 'application/json',
      'x-requested-with': 'portal',
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const call = request(
      { host: '127.0.0.1', port, path: url, method, headers, agent },
      (reply) => {
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => end(reply.statusCode ?? 0));
        reply.on('error', () => end(0));
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A kept line that the server closed just now: browsers and balancers take a new one.
      const wasClosed = call.reusedSocket && error.code === 'ECONNRESET' && chunks.length === 0;
      if (wasClosed) void askOne(port, person, wanted).then(resolve);
      else end(0);
    });
    call.end(body ? JSON.stringify(body) : undefined);
  });

const isAway = ({ status, text }: Asked): boolean =>
  status === 0 || (status === 503 && !text.includes('"code"'));

/** Asks the person's server, and the next one where that is away: what a balancer before them does. */
export const ask = async (
  ports: readonly number[],
  { person, at }: { person: SoakPerson; at: number },
  wanted: Wanted,
): Promise<Asked> => {
  let asked = await askOne(ports[at % ports.length] as number, person, wanted);
  for (let next = 1; next < ports.length && isAway(asked); next += 1)
    asked = await askOne(ports[(at + next) % ports.length] as number, person, wanted);
  return asked;
};
