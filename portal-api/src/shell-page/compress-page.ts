import { promisify } from 'node:util';
import { brotliCompress, constants, type BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

// A page is written anew for everybody, so it must not cost more than the time that it saves; without its size the
// compressor sets up for megabytes.
const quickly = (page: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
  },
});

/** Sends a page, compressed where the browser can read that. */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Buffer,
): Promise<unknown> => {
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page);
  return reply.header('content-encoding', 'br').send(await compress(page, quickly(page)));
};
