import { randomInt } from 'node:crypto';
import type { SiteDatabase } from '../../../../kernel/database.ts';
import type { NewTransfer, TransferState } from '../../../../kernel/payments/transfer-provider.ts';

/** A transfer in the sandbox's books. */
export interface TransferRow {
  tx_ref: string;
  transaction_id: string;
  status: TransferState['status'];
  amount: number;
  currency: string;
  /** So much of it went back. */
  returned: number;
  created_at: Date;
}

const toState = (row: TransferRow): TransferState => ({
  txRef: row.tx_ref,
  transactionId: row.transaction_id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
});

/** The transfer of this reference as it stands in the books, or nothing. */
export const findTransferRow = async (
  db: SiteDatabase,
  txRef: string,
): Promise<TransferRow | undefined> => {
  const [row] = await db.query<TransferRow>(
    'select * from sandbox_transfers where site_id = $1 and tx_ref = $2',
    [db.siteId, txRef],
  );
  return row;
};

/** The transfer of this reference, or nothing. */
export const findTransfer = async (
  db: SiteDatabase,
  txRef: string,
): Promise<TransferState | undefined> => {
  const row = await findTransferRow(db, txRef);
  return row && toState(row);
};

/** What was paid since then. */
export const listTransfers = (db: SiteDatabase, since: Date): Promise<TransferRow[]> =>
  db.query<TransferRow>(
    `select * from sandbox_transfers where site_id = $1 and created_at >= $2
       and status = 'successful' order by created_at desc, tx_ref desc`,
    [db.siteId, since],
  );

/** Earlier transfers of which something went back. The sandbox notes no days, so it names all of them. */
export const listTouched = async (db: SiteDatabase, since: Date): Promise<string[]> => {
  const rows = await db.query<{ transaction_id: string }>(
    `select transaction_id from sandbox_transfers
     where site_id = $1 and created_at < $2 and returned > 0`,
    [db.siteId, since],
  );
  return rows.map((row) => row.transaction_id);
};

/** Opens a transfer, once for each reference. */
export const insertTransfer = async (db: SiteDatabase, transfer: NewTransfer): Promise<void> => {
  await db.query(
    `insert into sandbox_transfers (site_id, tx_ref, transaction_id, status, amount, currency,
       redirect_url, created_at)
     values ($1,$2,$3,'pending',$4,$5,$6,$7) on conflict do nothing`,
    [
      db.siteId,
      transfer.txRef,
      String(randomInt(2 ** 47)),
      transfer.amount,
      transfer.currency,
      transfer.returnUrl,
      db.now(),
    ],
  );
};

/** Pays or refuses a transfer, as the person does on the provider's page. A decided one stays. */
export const answerTransfer = async (
  db: SiteDatabase,
  txRef: string,
  status: 'successful' | 'failed',
): Promise<TransferState | undefined> => {
  await db.query(
    `update sandbox_transfers set status = $3
     where site_id = $1 and tx_ref = $2 and status <> 'successful'`,
    [db.siteId, txRef, status],
  );
  return findTransfer(db, txRef);
};

/** Returns a transfer: it is no longer paid. */
export const returnTransfer = async (db: SiteDatabase, transactionId: string): Promise<void> => {
  await db.query(
    `update sandbox_transfers set status = 'failed' where site_id = $1 and transaction_id = $2`,
    [db.siteId, transactionId],
  );
};

/** Returns so much of a paid transfer; false when that is more than is left. */
export const returnPart = async (
  db: SiteDatabase,
  transactionId: string,
  amount: number,
): Promise<boolean> => {
  const rows = await db.query(
    `update sandbox_transfers set returned = returned + $3, refunds = refunds + 1
     where site_id = $1 and transaction_id = $2 and status = 'successful'
       and returned + $3 <= amount returning tx_ref`,
    [db.siteId, transactionId, amount],
  );
  return rows.length === 1;
};

/** How much of a transfer went back, and in how many parts. */
export const findReturnedParts = async (
  db: SiteDatabase,
  transactionId: string,
): Promise<{ returned: number; refunds: number }> => {
  const [row] = await db.query<{ returned: number; refunds: number }>(
    'select returned, refunds from sandbox_transfers where site_id = $1 and transaction_id = $2',
    [db.siteId, transactionId],
  );
  return row ?? { returned: 0, refunds: 0 };
};
