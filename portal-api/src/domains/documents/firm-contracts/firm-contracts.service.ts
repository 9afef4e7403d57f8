import type {
  ContractVersion,
  FirmContract,
  ListedContract,
  SignedCopy,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, EditorContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { publishingMoment } from '../../orders/orders.service.ts';
import { sanitizeContract, textBlocks } from '../contracts/contract-content.ts';
import {
  findVersion,
  type PublishedContractRow,
  type SignedCopyRow,
  type VersionText,
} from './contract-versions.repository.ts';
import {
  deleteContract,
  findFirmContract,
  type FirmContractRow,
  insertContract,
  insertContractVersion,
  lockFirmContract,
  updateContract,
} from './firm-contracts.repository.ts';

const stateOf = ({ archived_at, published }: FirmContractRow): ListedContract['state'] => {
  if (archived_at) return 'archived';
  return published === null ? 'draft' : 'published';
};

/** A row as the list shows it. */
export const toListedContract = (row: FirmContractRow): ListedContract => ({
  _id: row.id,
  title: row.title,
  state: stateOf(row),
  published: row.published,
  hasChanges: row.has_changes,
  signatures: row.signatures,
  packages: row.packages,
  changedAt: row.changed_at.toISOString(),
});

const toFirmContract = (row: FirmContractRow): FirmContract => ({
  ...toListedContract(row),
  version: row.version,
  content: sanitizeContract(row.content),
});

/** A version as it travels. */
export const toVersion = (row: PublishedContractRow): ContractVersion => ({
  number: row.number,
  title: row.title,
  content: sanitizeContract(row.content),
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by,
  signatures: row.signatures,
});

/** A signed copy as it travels. */
export const toCopy = (row: SignedCopyRow): SignedCopy => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  version: row.contract_version,
  name: row.name,
  signedAt: row.signed_at.toISOString(),
  contentSha256: row.content_sha256,
  imageSha256: row.image_sha256,
});

const found = <T>(row: T | undefined): T => {
  if (!row) throw new Refusal('contract-unknown');
  return row;
};

/** A contract of the firm as it is worked on. */
export const readContractOfFirm = async (db: SiteDatabase, id: string): Promise<FirmContract> =>
  toFirmContract(found(await findFirmContract(db, id)));

/** A version that was published. */
export const getVersion = async (
  db: SiteDatabase,
  id: string,
  number: number,
): Promise<VersionText> => found(await findVersion(db, id, number));

/** Begins a contract, empty or with the words of another one. */
export const beginContract = async (
  ctx: Context,
  title: string,
  content = '',
): Promise<FirmContract> => {
  const key = ctx.idempotencyKey && `${ctx.actor.id}:${ctx.idempotencyKey}`;
  const id = await ctx.db.transaction(async (tx) => {
    const made = await insertContract(tx, { title, content, by: ctx.actor.id, key });
    ctx.audit.note({ subject: { kind: 'contract', id: made }, after: { title } });
    return made;
  });
  return readContractOfFirm(ctx.db, id);
};

/** Begins another contract with the words of this one. */
export const copyContract = async (
  ctx: Context,
  id: string,
  title: string,
): Promise<FirmContract> =>
  beginContract(ctx, title, found(await findFirmContract(ctx.db, id)).content);

/** Which contract is changed, and the version of its row that the change began with. */
export interface ContractChange {
  id: string;
  baseVersion: number;
}

// The words of a contract stay out of the audit log; its versions keep them.
const change = async (
  ctx: EditorContext,
  { id, baseVersion }: ContractChange,
  work: (tx: SiteDatabase, row: FirmContractRow) => Promise<void>,
): Promise<FirmContract> =>
  ctx.db.transaction(async (tx) => {
    const row = found(await lockFirmContract(tx, id));
    const current = { version: row.version, changedBy: row.changed_by, changedAt: row.changed_at };
    refuseStale(current, baseVersion, { firm: ctx.site.name, now: ctx.now() });
    await work(tx, row);
    const after = found(await findFirmContract(tx, id));
    ctx.audit.note({
      before: { title: row.title, published: row.published, state: stateOf(row) },
      after: { title: after.title, published: after.published, state: stateOf(after) },
    });
    return toFirmContract(after);
  });

/** Keeps the draft, cleaned as it will be shown. */
export const saveContract = (
  ctx: Context,
  { title, content, ...which }: ContractChange & { title: string; content: string },
): Promise<FirmContract> =>
  change(ctx, which, (tx, row) =>
    updateContract(tx, { ...row, title, content: sanitizeContract(content) }, ctx.actor.id),
  );

/** Makes the draft the version that new orders sign; without a change nothing happens (BO-13). */
export const publishContract = (
  ctx: EditorContext,
  { isOurs, ...which }: ContractChange & { isOurs: boolean },
): Promise<FirmContract> => {
  if (!isOurs) throw new Refusal('contract-not-ours', {}, 'isOurs');
  return change(ctx, which, async (tx, row) => {
    if (row.archived_at) throw new Refusal('contract-archived');
    const content = sanitizeContract(row.content);
    if (textBlocks(content).length === 0) throw new Refusal('contract-empty', {}, 'content');
    if (!row.has_changes) return;
    await updateContract(tx, { ...row, content }, ctx.actor.id);
    await insertContractVersion(
      tx,
      { ...row, content },
      { by: ctx.actor.id, at: await publishingMoment(tx) },
    );
  });
};

/** Goes back to the newest version. */
export const discardChanges = (ctx: Context, which: ContractChange): Promise<FirmContract> =>
  change(ctx, which, async (tx, row) => {
    if (row.published === null) throw new Refusal('contract-never-published');
    const { title, content } = await getVersion(tx, row.id, row.published);
    await updateContract(tx, { ...row, title, content }, ctx.actor.id);
  });

/** Takes a contract out of use, or back into it; orders keep theirs either way. */
export const setContractArchived = (
  ctx: Context,
  which: ContractChange,
  isArchived: boolean,
): Promise<FirmContract> =>
  change(ctx, which, async (tx, row) => {
    if ((row.archived_at !== null) === isArchived) return;
    await updateContract(tx, { ...row, archived_at: isArchived ? ctx.now() : null }, ctx.actor.id);
    const former = { id: row.id, version: row.version + 1, isArchived: !isArchived };
    await keepUndoable(ctx, tx, { act: 'contract.archive', former });
  });

/** Deletes what was never published. */
export const removeContract = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = found(await lockFirmContract(tx, id));
    if (row.published !== null || row.packages > 0) throw new Refusal('contract-used');
    ctx.audit.note({ before: { title: row.title } });
    await deleteContract(tx, id);
  });
