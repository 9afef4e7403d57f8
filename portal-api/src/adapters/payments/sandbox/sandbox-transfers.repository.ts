import { randomInt } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { NewTransfer, TransferState } from '../../../kernel/payments/transfer-provider.ts';

interface TransferRow {
  tx_ref: string;
  transaction_id: string;
  status: TransferState['status'];
  amount: number;
  currency: string;
}

const toState = (row: TransferRow): TransferState => ({
  txRef: row.tx_ref,
  transactionId: row.transaction_id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
});

/** The transfer of this reference, or nothing. */
export const findTransfer = async (
  db: SiteDatabase,
  txRef: string,
): Promise<TransferState | undefined> => {
  const [row] = await db.query<TransferRow>(
    'select * from sandbox_transfers where site_id = $1 and tx_ref = $2',
    [db.siteId, txRef],
  );
  return row && toState(row);
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
