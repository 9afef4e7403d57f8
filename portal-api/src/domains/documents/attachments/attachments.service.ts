import {
  acceptedEndings,
  fileEnding,
  fileTypes,
  holdsArea,
  type StoredFile,
} from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { DocumentOrder } from '@portal/shared-contracts/documents';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { FileRow, Subject } from '../../../kernel/files.ts';
import { toStoredFile } from '../../files/files.service.ts';
import { canSeeOrder } from '../../orders/orders.policy.ts';
import { findOrder, type OrderRecord, toOrderData } from '../../orders/orders.service.ts';

/** A place that takes files of certain kinds. */
export type FilePlace = keyof typeof acceptedEndings;

/** The part of a file's row that document queries select. */
export type JoinedFile = Pick<FileRow, 'key' | 'originalname' | 'size' | 'mimetype'>;

/** The columns of {@link JoinedFile}, for queries that join `files f`. */
export const FILE_COLUMNS = 'f.key, f.originalname, f.size, f.mimetype';

/** A joined row as it travels. */
export const fileOf = (row: JoinedFile): StoredFile => toStoredFile(row as FileRow);

/**
 * Refuses files of kinds that a place does not take. Name and type are those that the server found
 * when it stored the file, never what the caller says.
 */
export const requireKind = (files: readonly StoredFile[], place: FilePlace): void => {
  for (const file of files) {
    const ending = acceptedEndings[place].find((known) => known === fileEnding(file.originalname));
    if (!ending || fileTypes[ending] !== file.mimetype)
      throw new Refusal('file-kind-unwanted', {
        name: file.originalname,
        endings: acceptedEndings[place].join(', '),
      });
  }
};

/** Files for one slot of a document. */
export interface SlotFiles<S extends string> {
  slot: S;
  place: FilePlace;
  files: readonly StoredFile[];
}

/** Ties the files of all slots to a document at once, so that a refusal names every one that is gone. */
export const attachSlots = async <S extends string>(
  ctx: Context,
  tx: SiteDatabase,
  subject: Subject,
  slots: readonly SlotFiles<S>[],
): Promise<{ slot: S; key: string }[]> => {
  const wanted = slots.flatMap(({ files }) => files);
  const attached = await ctx.files.attach(tx, wanted, ctx.actor.id, subject);
  return slots.flatMap(({ slot, place, files }) => {
    const keys = files.map(({ key }) => key);
    requireKind(
      attached.filter(({ key }) => keys.includes(key)),
      place,
    );
    return keys.map((key) => ({ slot, key }));
  });
};

/** What a document screen says of its order. */
export const toDocumentOrder = (order: OrderRecord, serviceId?: string): DocumentOrder => ({
  ...toOrderData(order),
  serviceName:
    order.package.packageServices.find(({ _id }) => _id === serviceId)?.serviceName ?? null,
});

/** Files that belong to an order: whoever sees the order may read them, and the firm's admins of orders. */
export const readByOrder = async (ctx: Context, orderId: string): Promise<boolean> => {
  if (!ctx.visitor) return false;
  const order = await findOrder(ctx.db, orderId);
  if (order === undefined) return false;
  return holdsArea(ctx.visitor.admin, 'orders') || canSeeOrder(ctx.visitor, order);
};

/** Subjects of the form `order/service`. */
export const readByOrderAndService = (ctx: Context, subjectId: string): Promise<boolean> =>
  readByOrder(ctx, subjectId.split('/')[0] ?? '');

/** Discards replaced files after their rows are gone; a failure leaves an orphan, never a broken page. */
export const discardFiles = async (ctx: SiteContext, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    try {
      await ctx.files.remove(key);
    } catch (error) {
      ctx.log.warn({ err: error, key }, 'replaced file not removed');
    }
  }
};
