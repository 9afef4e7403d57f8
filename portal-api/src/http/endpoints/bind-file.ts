import type { Endpoint } from '@portal/shared-contracts';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { PortalApp } from '../portal-app.ts';
import type { Context } from '../../kernel/context.ts';
import { refuseStrangers } from '../security/guards.ts';
import { mountPaths } from './paths.ts';
import { readInput } from './read-input.ts';
import { requestContext } from './request-context.ts';

type Bytes = Readable | Buffer;

export interface FileReply {
  /** Drawn on call where that costs something: whoever asks for the head alone never calls it. */
  content: Bytes | (() => Promise<Bytes>);
  size?: number;
  mimetype: string;
  filename: string;
  /** Show it in the browser where its type is harmless, instead of saving it. */
  inline?: boolean;
  /** Anybody may keep a copy: logos and pictures of the site. */
  isPublic?: boolean;
}

// Nothing else is ever shown in the page's origin; a PDF viewer does not start inside a sandbox.
const SHOWN: Readonly<Record<string, string>> = {
  'image/png': "default-src 'none'; sandbox",
  'image/jpeg': "default-src 'none'; sandbox",
  'image/svg+xml': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'application/pdf': "default-src 'none'; object-src 'self'; frame-ancestors 'self'",
};

const asciiName = (name: string): string => name.replaceAll(/[^\w .()-]/g, '_');

/** Both spellings of the name: old readers get ASCII, the others the real one. */
const disposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;

// Text without its charset is guessed at, and a guess can make a script of it.
const typeOf = (mimetype: string): string =>
  /^text\/|\+xml$|^application\/json$/.test(mimetype) ? `${mimetype}; charset=utf-8` : mimetype;

/** The headers under which a stored file cannot become a script of the portal. */
const fileHeaders = (file: FileReply): Record<string, string> => {
  const shown = file.inline === true && Object.hasOwn(SHOWN, file.mimetype);
  return {
    'content-type':
      shown || file.mimetype !== 'image/svg+xml'
        ? typeOf(file.mimetype)
        : 'application/octet-stream',
    'content-disposition': disposition(shown ? 'inline' : 'attachment', file.filename),
    'content-security-policy': (shown && SHOWN[file.mimetype]) || "default-src 'none'; sandbox",
    'cache-control': file.isPublic ? 'public, max-age=86400' : 'private, no-store',
    ...(file.size === undefined ? {} : { 'content-length': String(file.size) }),
  };
};

const bytesFor = async ({ method }: { method: string }, { content }: FileReply): Promise<Bytes> => {
  if (method !== 'HEAD') return typeof content === 'function' ? content() : content;
  // That it could be opened is the answer; the framework would read it to its end, only to send nothing of it.
  if (content instanceof Readable) content.destroy();
  return Readable.from([]);
};

/** Binds a call whose reply is a file. */
export const bindFile = <I extends z.ZodObject, O extends z.ZodType>(
  app: PortalApp,
  endpoint: Endpoint<I, O>,
  handler: (input: z.output<I>, ctx: Context) => Promise<FileReply>,
): void => {
  app.portal.endpoints.push(endpoint);
  for (const url of mountPaths(endpoint))
    app.route({
      method: endpoint.method,
      url,
      handler: async (request, reply) => {
        const ctx = await requestContext(app, endpoint, request, reply);
        refuseStrangers(endpoint, ctx);
        const file = await handler(readInput(endpoint, request), ctx);
        const bytes = await bytesFor(request, file);
        return reply.headers(fileHeaders(file)).send(bytes);
      },
    });
};
