import { AppError } from '@portal/shared-contracts';
import { downloadFile, uploadFileCall, viewFile } from '@portal/shared-contracts/files';
import type { PortalApp } from '../../app.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { bindFile, type FileReply } from '../../http/bind-file.ts';
import type { Context } from '../../http/context.ts';
import { canReadFile } from './files.policy.ts';

const UPLOADS = { max: 300, seconds: 3600 };

// A foreign file and a missing one give the same answer, so keys cannot be probed.
const openFile = async (key: string, ctx: Context, inline: boolean): Promise<FileReply> => {
  const file = await ctx.files.find(key);
  if (!file || !(await canReadFile(ctx, file)))
    throw new AppError('not-found', 'This file is not available.');
  return {
    content: await ctx.files.open(key),
    size: Number(file.size),
    mimetype: file.mimetype,
    filename: file.originalname,
    inline,
    isPublic: file.subject_kind === 'site',
  };
};

export const registerFiles = (app: PortalApp): void => {
  bindEndpoint(app, uploadFileCall, async (_input, ctx) => {
    await ctx.limit(`upload:${ctx.actor.id}`, UPLOADS);
    const file = await ctx.files.store(await ctx.upload(), ctx.actor.id);
    return { status: true, file, data: { status: true, file } };
  });

  bindFile(app, viewFile, ({ key }, ctx) => openFile(key, ctx, true));
  bindFile(app, downloadFile, ({ key }, ctx) => openFile(key, ctx, false));
};
