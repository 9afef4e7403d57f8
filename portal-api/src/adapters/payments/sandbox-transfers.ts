import { randomInt } from 'node:crypto';
import type { SiteDatabase } from '../../kernel/database.ts';
import { integrityHash } from './flutterwave.ts';
import type { SandboxFaults } from './sandbox-fetch.ts';
import type { TransferProvider, TransferState } from '../../kernel/payments/transfer-provider.ts';

interface TransferRow {
  tx_ref: string;
  transaction_id: string;
  status: TransferState['status'];
  amount: number;
  currency: string;
}

const SECRET = 'sandbox';

const toState = (row: TransferRow): TransferState => ({
  txRef: row.tx_ref,
  transactionId: row.transaction_id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
});

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
  const [row] = await db.query<TransferRow>(
    'select * from sandbox_transfers where site_id = $1 and tx_ref = $2',
    [db.siteId, txRef],
  );
  return row && toState(row);
};

/** The alternate provider without network: its page is the portal's own payment page. */
export const sandboxTransfers = (
  db: SiteDatabase,
  now: () => Date,
  faults: SandboxFaults,
): TransferProvider => ({
  open: (transfer) =>
    faults.around('open transfer', async () => {
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
          now(),
        ],
      );
      const page = new URL(transfer.returnUrl);
      page.searchParams.set('provider', 'sandbox');
      return { link: page.href, integrityHash: integrityHash(transfer, SECRET) };
    }),
  find: (txRef) =>
    faults.around('find transfer', async () => {
      const [row] = await db.query<TransferRow>(
        'select * from sandbox_transfers where site_id = $1 and tx_ref = $2',
        [db.siteId, txRef],
      );
      return row && toState(row);
    }),
  refund: (transactionId) =>
    faults.around('refund transfer', async () => {
      await db.query(
        `update sandbox_transfers set status = 'failed' where site_id = $1 and transaction_id = $2`,
        [db.siteId, transactionId],
      );
    }),
  // Nobody can refund or charge back at the sandbox but the portal itself.
  findReturned: async () => ({ refundedMinor: 0, disputes: [] }),
  // The sandbox sends no messages; the page asks by itself.
  readMessage: () => undefined,
});
