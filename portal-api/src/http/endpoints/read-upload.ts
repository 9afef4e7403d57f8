import { Refusal } from '@portal/shared-contracts/refusals';
import type { MultipartFile } from '@fastify/multipart';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnstorable } from './storable.ts';
import type { FormRules, HeldFile, IncomingFile, IncomingForm } from '../../kernel/files.ts';

const FIELDS: readonly string[] = ['file', 'image'];

// Of a form that breaks off or has no boundary the parser says so in an error of its own, without a status.
const toRefusal = (error: unknown): unknown =>
  error instanceof Refusal || typeof (error as { statusCode?: number }).statusCode === 'number'
    ? error
    : new Refusal('request-unreadable');

// The parser cuts what is too long and says so at its end.
async function* wholeOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw toRefusal(error);
  }
  if (file.truncated) throw new Refusal('content-too-large');
}

/** Whoever is refused while sending has to come to the end, or the browser would say a broken line instead. */
const readOnAfter = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('finish', () => {
    request.raw.unpipe();
    request.raw.resume();
  });
};

const firstPart = async (
  request: FastifyRequest,
  mostBytes: number | undefined,
): Promise<MultipartFile | undefined> => {
  try {
    return await request.file({
      throwFileSizeLimit: false,
      ...(mostBytes === undefined ? {} : { limits: { fileSize: mostBytes } }),
    });
  } catch (error) {
    throw toRefusal(error);
  }
};

/** The one file of a multipart body as it arrives; longer than the limit is refused at its end. */
export const readUpload = async (
  request: FastifyRequest,
  reply: FastifyReply,
  mostBytes?: number,
): Promise<IncomingFile> => {
  if (!request.isMultipart()) throw new Refusal('file-not-in-form');
  readOnAfter(request, reply);
  const part = await firstPart(request, mostBytes);
  if (!part || !FIELDS.includes(part.fieldname)) throw new Refusal('file-not-chosen');
  return { filename: part.filename ?? '', content: Readable.from(wholeOf(part)) };
};

const MOST_FIELDS = 20;
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

const readParts = async (
  request: FastifyRequest,
  { fileBytes: fileSize, fieldBytes: fieldSize }: FormRules,
): Promise<IncomingForm> => {
  const fields = new Map<string, string>();
  let file: HeldFile | undefined;
  const most = { fileSize, fieldSize, files: 1, fields: MOST_FIELDS, parts: MOST_FIELDS + 1 };
  for await (const part of request.parts({ limits: most })) {
    if (part.type === 'file')
      file = { filename: part.filename ?? '', content: await part.toBuffer() };
    else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
  }
  refuseUnstorable([...fields.values()]);
  return { fields: Object.fromEntries(fields), file };
};

/** Reads a multipart body with fields; a file beyond the limit is refused while it arrives. */
export const readForm = async (
  request: FastifyRequest,
  rules: FormRules,
): Promise<IncomingForm> => {
  if (!request.isMultipart()) throw new Refusal('file-not-in-form');
  try {
    return await readParts(request, rules);
  } catch (error) {
    throw (error as { code?: string }).code === TOO_LARGE ? rules.tooLarge() : toRefusal(error);
  }
};
