import path from 'node:path';
import { type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { HeldFile } from '../../kernel/files.ts';
import { storeChecked } from '../files/files.service.ts';
import { cleanDrawing } from './clean-drawing.ts';

const isDrawing = (filename: string): boolean => path.extname(filename).toLowerCase() === '.svg';

const cleaned = (content: Buffer): Buffer => {
  const drawing = cleanDrawing(content.toString('utf8'));
  if (!/^<svg[\s>]/.test(drawing)) throw new Refusal('picture-unfit');
  return Buffer.from(drawing);
};

const storePicture = (
  ctx: Pick<SiteContext, 'site' | 'db' | 'files'>,
  store: FileStore,
  picture: HeldFile,
): Promise<StoredFile> => {
  const subject = { kind: 'site', id: ctx.site.id };
  if (!isDrawing(picture.filename)) return ctx.files.store(picture, null, subject);
  const drawing = {
    originalname: picture.filename,
    mimetype: 'image/svg+xml',
    content: cleaned(picture.content),
  };
  return storeChecked({ db: ctx.db, store }, drawing, subject);
};

/** The address of a stored picture of the site. Drawings may be SVG: the firm's own people put them here. */
export const storeSitePicture = async (
  ctx: Pick<SiteContext, 'site' | 'db' | 'files'>,
  store: FileStore,
  file: HeldFile,
): Promise<string> => {
  const picture = { filename: path.basename(file.filename), content: file.content };
  return `/api/file/${(await storePicture(ctx, store, picture)).key}`;
};
