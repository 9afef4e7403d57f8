import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@portal/shared-contracts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { insertFile } from '../files/files.repository.ts';

/** The address of a stored picture of the site. Drawings may be SVG: the firm's own people put them here. */
export const storeSitePicture = async (
  ctx: SiteContext,
  store: FileStore,
  filename: string,
  content: Buffer,
): Promise<string> => {
  const subject = { kind: 'site', id: ctx.site.id };
  if (path.extname(filename).toLowerCase() !== '.svg')
    return `/api/file/${(await ctx.files.store({ filename: path.basename(filename), content }, null, subject)).key}`;
  if (!content.subarray(0, 1000).toString('utf8').includes('<svg'))
    throw new AppError('unsupported-type', 'This is not an SVG drawing.');
  const key = randomUUID();
  const stored = await store.put(key, Readable.from([content]));
  await insertFile(ctx.db, {
    key,
    owner_id: null,
    originalname: path.basename(filename),
    mimetype: 'image/svg+xml',
    ...stored,
    subject_kind: subject.kind,
    subject_id: subject.id,
    at: ctx.now(),
  });
  return `/api/file/${key}`;
};
