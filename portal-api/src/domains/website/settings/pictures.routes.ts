import path from 'node:path';
import { limits } from '@portal/shared-contracts';
import { storePicture } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { storeSitePicture } from '../site-picture.ts';

const ENDINGS: readonly string[] = ['.png', '.jpg', '.jpeg', '.svg'];

const tooLarge = (): Refusal =>
  new Refusal('picture-too-large', { most: limits.pictureBytes / 1024 / 1024 });

/** The pictures of a firm, as its own people choose them (BO-19). */
export const registerPictures = (app: PortalApp): void =>
  bindEndpoint(app, storePicture, async (_input, ctx) => {
    await limitCostly(ctx, 'upload');
    const { file } = await ctx.form({ fileBytes: limits.pictureBytes, fieldBytes: 1000, tooLarge });
    if (!file) throw new Refusal('file-not-chosen');
    if (!ENDINGS.includes(path.extname(file.filename).toLowerCase()))
      throw new Refusal('picture-unfit');
    const address = await storeSitePicture(ctx, app.portal.platform.fileStore, file);
    ctx.audit.note({ after: { picture: address } });
    return { status: true, address };
  });
