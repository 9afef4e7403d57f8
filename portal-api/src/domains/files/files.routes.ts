import { Refusal } from '@portal/shared-contracts/refusals';
import { downloadFile, uploadFileCall, viewFile } from '@portal/shared-contracts/files';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { bindFile, type FileReply } from '../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { Context } from '../../kernel/context.ts';
import { canReadFile, type FileReaders } from './files.policy.ts';

// A foreign file and a missing one give the same answer, so keys cannot be probed.
const openFile = async (readers: FileReaders, ctx: Context, key: string): Promise<FileReply> => {
  const file = await ctx.files.find(key);
  // Whoever is not signed in any more learns that, and nothing of the file.
  if (!ctx.visitor && file?.subject_kind !== 'site') throw new Refusal('sign-in-needed');
  if (!file || !(await canReadFile(readers, ctx, file))) throw new Refusal('file-unavailable');
  return {
    content: await ctx.files.open(key),
    size: Number(file.size),
    mimetype: file.mimetype,
    filename: file.originalname,
    isPublic: file.subject_kind === 'site',
  };
};

/** Uploads, and files for those whom `readers` let read them. */
export const registerFiles = (app: PortalApp, readers: FileReaders): void => {
  bindEndpoint(app, uploadFileCall, async (_input, ctx) => {
    await limitCostly(ctx, 'upload');
    const file = await ctx.files.store(await ctx.upload(), ctx.actor.id);
    return { status: true, file, data: { status: true, file } };
  });

  bindFile(app, viewFile, async ({ key }, ctx) => ({
    ...(await openFile(readers, ctx, key)),
    inline: true,
  }));

  bindFile(app, downloadFile, ({ key }, ctx) => openFile(readers, ctx, key));
};
