import { AppError } from '@portal/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../../kernel/files.ts';

const FIELDS: readonly string[] = ['file', 'image'];

/** Reads the one file of a multipart body; longer than the limit is refused while it arrives. */
export const readUpload = async (request: FastifyRequest): Promise<IncomingFile> => {
  if (!request.isMultipart())
    throw new AppError('unsupported-type', 'Please send the file as a form.');
  const part = await request.file();
  if (!part || !FIELDS.includes(part.fieldname))
    throw new AppError('bad-input', 'Please choose a file.');
  return { filename: part.filename ?? '', content: await part.toBuffer() };
};
