import { createHash } from 'node:crypto';
import { chooseLanguage } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { OrderContract } from '@portal/shared-contracts/admin';
import type { ContractData, ContractReceipt } from '@portal/shared-contracts/documents';
import type { Context } from '../../../kernel/context.ts';
import {
  announceOrder,
  findOrder,
  type OrderRecord,
  requireOrderOf,
  setContractSigned,
} from '../../orders/orders.service.ts';
import { canBeChanged } from '../../orders/orders.policy.ts';
import { letterheadOf } from '../../website/letterhead.service.ts';
import { sanitizeContract } from './contract-content.ts';
import {
  addSignature,
  type ContractVersionRow,
  findSignature,
  findVersionAt,
  type SignatureRow,
} from './contracts.repository.ts';
import { readSignature } from './signature-png.ts';

export { hasContracts, listContractTitles, listStatedContracts } from './contracts.repository.ts';

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const receiptOf = (row: SignatureRow): ContractReceipt => ({
  name: row.name,
  signedAt: row.signed_at.toISOString(),
  contentSha256: row.content_sha256,
  imageSha256: row.image_sha256,
  image: `data:image/png;base64,${Buffer.from(row.image).toString('base64')}`,
});

/** The version that an order is asked to sign: what was published when it was placed. */
const contractOf = async (
  ctx: Context,
  order: OrderRecord,
): Promise<ContractVersionRow | undefined> => {
  const contractId = order.package.contract_id;
  if (contractId === null) return undefined;
  const row = await findVersionAt(ctx.db, contractId, order.createdAt);
  return row && { ...row, content: sanitizeContract(row.content) };
};

/** The contract of an order: once signed, the signed text with its receipt; null without a contract. */
export const readContract = async (ctx: Context, orderId: string): Promise<ContractData | null> => {
  const order = await requireOrderOf(ctx, orderId);
  const signed = await findSignature(ctx.db, order._id);
  if (signed) return { content: signed.content, receipt: receiptOf(signed) };
  const contract = await contractOf(ctx, order);
  return contract
    ? { content: contract.content, receipt: null, canSign: canBeChanged(order) }
    : null;
};

/** What a contract is called and what proves its signature, for the firm; null without a contract. */
export const contractFacts = async (
  ctx: Context,
  order: OrderRecord,
): Promise<OrderContract | null> => {
  const signed = await findSignature(ctx.db, order._id);
  if (signed) {
    const { image: _image, ...receipt } = receiptOf(signed);
    return { title: signed.title, receipt };
  }
  const contract = await contractOf(ctx, order);
  return contract ? { title: contract.title, receipt: null } : null;
};

/** Signs once and opens the order; text and picture are kept with their digests (DO-04). */
export const signOrder = async (
  ctx: Context,
  orderId: string,
  dataUrl: string,
): Promise<ContractReceipt> => {
  const order = await requireOrderOf(ctx, orderId);
  const contract = await contractOf(ctx, order);
  if (!contract) throw new Refusal('contract-not-ordered');
  const image = readSignature(dataUrl);
  const signature: SignatureRow = {
    title: contract.title,
    content: contract.content,
    name: `${ctx.actor.firstName} ${ctx.actor.lastName}`,
    content_sha256: digest(contract.content),
    image,
    image_sha256: digest(image),
    signed_at: ctx.now(),
  };
  await ctx.db.transaction(async (tx) => {
    const who = { orderId: order._id, personId: ctx.actor.id, version: contract };
    if (!(await addSignature(tx, { ...signature, ...who }))) throw new Refusal('contract-signed');
    await setContractSigned(tx, order);
  });
  const after = await findOrder(ctx.db, order._id);
  if (after) await announceOrder(ctx, after, { before: order });
  return receiptOf(signature);
};

/** The signed contract as a PDF (DO-05). */
export const signedContractPdf = async (
  ctx: Context,
  orderId: string,
): Promise<{ content: Buffer; filename: string }> =>
  printSigned(ctx, await requireOrderOf(ctx, orderId));

/** The signed copy of an order as a PDF, for whoever may see it. */
export const printSigned = async (
  ctx: Context,
  order: OrderRecord,
): Promise<{ content: Buffer; filename: string }> => {
  const signed = await findSignature(ctx.db, order._id);
  if (!signed) throw new Refusal('contract-unsigned');
  // Drawing brings a library of fonts along, which no other start should wait for.
  const { contractPdf } = await import('./contract-pdf.ts');
  const { packageName } = order.package;
  const head = await letterheadOf(ctx);
  const pdf = await contractPdf({
    title: signed.title,
    content: signed.content,
    name: signed.name,
    signedAt: signed.signed_at,
    image: signed.image,
    contentSha256: signed.content_sha256,
    imageSha256: signed.image_sha256,
    packageName,
    orderNumber: order.number,
    // A link that saves asks in the browser's language, so the person's own choice comes first.
    language: chooseLanguage(ctx.actor.language, ctx.language),
    head,
  });
  return {
    content: Buffer.from(pdf),
    filename: `${signed.title} - ${packageName} ${order.number}.pdf`,
  };
};
