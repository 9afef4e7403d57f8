import { Refusal } from '@portal/shared-contracts/refusals';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../../kernel/files.ts';

const FIELDS: readonly string[] = ['file', 'image'];

/** Reads the one file of a multipart body; longer than the limit is refused while it arrives. */
export const readUpload = async (request: FastifyRequest): Promise<IncomingFile> => {
  if (!request.isMultipart()) throw new Refusal('file-not-in-form');
  const part = await request.file();
  if (!part || !FIELDS.includes(part.fieldname)) throw new Refusal('file-not-chosen');
  return { filename: part.filename ?? '', content: await part.toBuffer() };
};
