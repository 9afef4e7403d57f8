import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HotCall } from './hot-calls.ts';
import type { NotedWork } from './noted-work.ts';

/** What the portal asked for a call and answered, for a server that does only that. */
export interface KnownCall extends HotCall {
  work: readonly (readonly NotedWork[])[];
  mimetype: string;
  body: Buffer;
}

const answerOf = async ({ name, mimetype, body }: KnownCall, folder: string) => {
  if (mimetype.startsWith('application/json')) {
    const value: unknown = JSON.parse(body.toString());
    return () => value;
  }
  if (mimetype.startsWith('text/html')) {
    const text = body.toString();
    return () => text;
  }
  const file = path.join(folder, name);
  await writeFile(file, body);
  return () => createReadStream(file);
};

/** A bare Fastify: it gives the database the same work, knows nobody, checks nothing and sends the same. */
export const bareServer = async (
  calls: readonly KnownCall[],
  folder: string,
): Promise<FastifyInstance> => {
  const app = Fastify();
  for (const call of calls) {
    const answer = await answerOf(call, folder);
    app.get(call.url.split('?')[0] ?? '', async (_request, reply) => {
      for (const together of call.work) await Promise.all(together.map((one) => one.again()));
      return reply.type(call.mimetype).send(answer());
    });
  }
  return app;
};
