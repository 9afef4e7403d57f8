import { chooseLanguage } from '@portal/shared-contracts';
import {
  archiveFirmContract,
  copyFirmContract,
  createFirmContract,
  deleteFirmContract,
  discardFirmContract,
  downloadContractVersion,
  downloadSignedCopy,
  listContractVersions,
  listFirmContracts,
  listSignedCopies,
  publishFirmContract,
  readFirmContract,
  restoreFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile, type FileReply } from '../../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, partOf, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { letterheadOf } from '../../website/letterhead.service.ts';
import { sanitizeContract } from '../contracts/contract-content.ts';
import { printSigned } from '../contracts/contracts.service.ts';
import { countCopies, isCopyOf, listCopies, listVersions } from './contract-versions.repository.ts';
import { countContracts, listContracts } from './firm-contracts.repository.ts';
import {
  beginContract,
  copyContract,
  discardChanges,
  getVersion,
  publishContract,
  readContractOfFirm,
  removeContract,
  saveContract,
  setContractArchived,
  toCopy,
  toListedContract,
  toVersion,
} from './firm-contracts.service.ts';

const pdf = ({ content, filename }: { content: Buffer; filename: string }): FileReply => ({
  content,
  size: content.length,
  mimetype: 'application/pdf',
  filename,
});

const printVersion = async (ctx: Context, id: string, number: number): Promise<FileReply> => {
  const { title, content, published_at } = await getVersion(ctx.db, id, number);
  const { unsignedContractPdf } = await import('../contracts/contract-pdf.ts');
  const paper = await unsignedContractPdf({
    title,
    content: sanitizeContract(content),
    publishedAt: published_at,
    language: chooseLanguage(ctx.actor.language, ctx.language),
    head: await letterheadOf(ctx),
  });
  return pdf({ content: Buffer.from(paper), filename: `${title} ${number}.pdf` });
};

const printCopy = async (ctx: Context, id: string, orderId: string): Promise<FileReply> => {
  const order = (await isCopyOf(ctx.db, id, orderId)) && (await findOrder(ctx.db, orderId));
  if (!order) throw new Refusal('contract-unsigned');
  return pdf(await printSigned(ctx, order));
};

const registerReading = (app: PortalApp): void => {
  bindEndpoint(app, listFirmContracts, async ({ cursor, limit: most, ...filter }, ctx) => {
    const limit = Number(most);
    const place = { after: readCursor(cursor), limit: limit + 1 };
    const rows = await listContracts(ctx.db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
    const total = await countContracts(ctx.db, filter);
    return { status: true, items: shown.map(toListedContract), nextCursor, total };
  });

  bindEndpoint(app, readFirmContract, async ({ id }, ctx) => ({
    status: true,
    contract: await readContractOfFirm(ctx.db, id),
  }));

  bindEndpoint(app, listContractVersions, async ({ id, ...part }, ctx) => {
    await readContractOfFirm(ctx.db, id);
    const versions = (await listVersions(ctx.db, id)).map(toVersion);
    return { status: true, versions, ...partOf(versions, part, ({ number }) => String(number)) };
  });

  bindEndpoint(app, listSignedCopies, async ({ id, version, cursor, limit: most }, ctx) => {
    await readContractOfFirm(ctx.db, id);
    const limit = Number(most);
    const which = { contractId: id, version };
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const { shown, nextCursor } = cutPage(await listCopies(ctx.db, which, place), limit, (row) => [
      row.signed_at.toISOString(),
      row.order_id,
    ]);
    const total = await countCopies(ctx.db, which);
    return { status: true, items: shown.map(toCopy), nextCursor, total };
  });

  bindFile(app, downloadContractVersion, async ({ id, number }, ctx) => {
    await limitCostly(ctx, 'pdf');
    return printVersion(ctx, id, number);
  });

  bindFile(app, downloadSignedCopy, async ({ id, orderId }, ctx) => {
    await limitCostly(ctx, 'pdf');
    return printCopy(ctx, id, orderId);
  });
};

/** Contracts that the firm writes, publishes and keeps signed. */
export const registerFirmContracts = (app: PortalApp): void => {
  registerReading(app);

  bindEndpoint(app, createFirmContract, async ({ title }, ctx) => ({
    status: true,
    contract: await beginContract(ctx, title),
  }));

  bindEndpoint(app, copyFirmContract, async ({ id, title }, ctx) => ({
    status: true,
    contract: await copyContract(ctx, id, title),
  }));

  bindEndpoint(app, saveFirmContract, async (save, ctx) => ({
    status: true,
    contract: await saveContract(ctx, save),
  }));

  bindEndpoint(app, publishFirmContract, async (publishing, ctx) => ({
    status: true,
    contract: await publishContract(ctx, publishing),
  }));

  bindEndpoint(app, discardFirmContract, async (which, ctx) => ({
    status: true,
    contract: await discardChanges(ctx, which),
  }));

  bindEndpoint(app, archiveFirmContract, async (which, ctx) => ({
    status: true,
    contract: await setContractArchived(ctx, which, true),
    undo: undoOf(ctx),
  }));

  bindEndpoint(app, restoreFirmContract, async (which, ctx) => ({
    status: true,
    contract: await setContractArchived(ctx, which, false),
    undo: undoOf(ctx),
  }));

  bindEndpoint(app, deleteFirmContract, async ({ id }, ctx) => {
    await removeContract(ctx, id);
    return { status: true };
  });
};
