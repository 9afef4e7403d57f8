import { type EndpointInput, type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type FinalDocument, type uploadFinalDocument } from '@portal/shared-contracts/documents';
import { moduleIds } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { attachSlots, discardFiles, fileOf } from '../attachments/attachments.service.ts';
import { mailFinal } from '../attachments/mail-final.ts';
import {
  announceOrder,
  completeTask,
  type OrderRecord,
  requireModule,
  requireOrderOf,
} from '../../orders/orders.service.ts';
import {
  type FinalFileRow,
  findFinal,
  finalFiles,
  type FinalKey,
  type FinalRow,
  replaceFinal,
} from './final-documents.repository.ts';

const keyOf = (order: OrderRecord, serviceId: string): FinalKey => ({
  siteId: order.site_id,
  orderId: order._id,
  serviceId,
});

/** A final document with its files as it travels. */
export const presentFinal = (row: FinalRow, files: readonly FinalFileRow[]): FinalDocument => {
  const inSlot = (slot: string): StoredFile[] =>
    files.filter((file) => file.slot === slot).map(fileOf);
  return {
    dataPdf: inSlot('pdf')[0] ?? null,
    dataWord: inSlot('word')[0] ?? null,
    otherFiles: inSlot('other'),
    writerNotes: row.notes === '' ? null : row.notes,
    updatedAt: row.updated_at.toISOString(),
  };
};

/** The final document of a service as it is stored, or null before the first. */
export const readFinal = async (
  ctx: Context,
  order: OrderRecord,
  serviceId: string,
): Promise<FinalDocument | null> => {
  requireModule(order, serviceId, moduleIds.finalDocument);
  const key = keyOf(order, serviceId);
  const row = await findFinal(ctx.db, key);
  if (!row) return null;
  return presentFinal(row, await finalFiles(ctx.db, key));
};

/** The same as far as the site shows it to customers (DO-50). */
export const readFinalForCustomer = async (
  ctx: Context,
  order: OrderRecord,
  serviceId: string,
): Promise<FinalDocument | null> => {
  const document = await readFinal(ctx, order, serviceId);
  const { hide_ms_word_document, enable_writer_notes } = ctx.site.settings.website_settings;
  return (
    document && {
      ...document,
      dataWord: hide_ms_word_document ? null : document.dataWord,
      writerNotes: enable_writer_notes ? document.writerNotes : null,
    }
  );
};

type Upload = EndpointInput<typeof uploadFinalDocument>;

const requireFiles = (ctx: Context, upload: Upload): void => {
  if (!upload.dataPdf) throw new Refusal('final-pdf-missing', {}, 'dataPdf');
  if (!upload.dataWord && !ctx.site.settings.website_settings.hide_ms_word_document)
    throw new Refusal('final-word-missing', {}, 'dataWord');
};

const slotsOf = (upload: Upload) => [
  { slot: 'pdf' as const, place: 'pdf' as const, files: upload.dataPdf ? [upload.dataPdf] : [] },
  {
    slot: 'word' as const,
    place: 'word' as const,
    files: upload.dataWord ? [upload.dataWord] : [],
  },
  { slot: 'other' as const, place: 'additional' as const, files: upload.otherFiles ?? [] },
];

/** Stores the final files, completes the task and discards what they replace (DO-53, DO-54). */
export const handOverFinal = async (ctx: Context, upload: Upload): Promise<void> => {
  const { order_id, serviceId, taskId } = upload;
  const order = await requireOrderOf(ctx, order_id);
  const service = requireModule(order, serviceId, moduleIds.finalDocument);
  requireFiles(ctx, upload);
  const key = keyOf(order, serviceId);
  const subject = { kind: 'final-document', id: `${order._id}/${serviceId}` };
  const { task, replaced } = await ctx.db.transaction(async (tx) => {
    // Completing the task takes the order's row, so that two uploads follow each other.
    const task = await completeTask(tx, {
      order,
      serviceId,
      taskId,
      serviceType: service.serviceName,
    });
    const before = await finalFiles(tx, key);
    const files = await attachSlots(ctx, tx, subject, slotsOf(upload));
    await replaceFinal(tx, key, {
      writerId: ctx.actor.id,
      notes: upload.notes ?? '',
      files,
      at: ctx.now(),
    });
    await mailFinal(tx, order, service.serviceName);
    const kept = new Set(files.map((file) => file.key));
    return { task, replaced: before.filter((file) => !kept.has(file.key)) };
  });
  await discardFiles(
    ctx,
    replaced.map((file) => file.key),
  );
  await announceOrder(ctx, task.order, {
    before: order,
    notices: {
      customer: {
        code: 'final-ready',
        params: { number: order.number, name: service.serviceName },
      },
    },
    ...(task.added ? { task: { serviceId, taskId } } : {}),
  });
};
