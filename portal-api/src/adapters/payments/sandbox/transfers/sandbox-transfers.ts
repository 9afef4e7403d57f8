import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../../kernel/database.ts';
import type { BookedPayment } from '../../../../kernel/payments/provider-books.ts';
import type { TransferProvider } from '../../../../kernel/payments/transfer-provider.ts';
import { integrityHash } from '../../flutterwave.ts';
import type { SandboxFaults } from '../sandbox-fetch.ts';
import {
  findReturnedParts,
  findTransfer,
  findTransferRow,
  insertTransfer,
  listTouched,
  listTransfers,
  returnPart,
  returnTransfer,
  type TransferRow,
} from './sandbox-transfers.repository.ts';

const SECRET = 'sandbox';

const toBooked = (row: TransferRow): BookedPayment => ({
  reference: row.transaction_id,
  name: row.tx_ref,
  siteId: undefined,
  amountMinor: row.amount,
  currency: row.currency,
  paidAt: row.created_at,
  returned: { refundedMinor: row.returned, disputes: [] },
});

/** The alternate provider without network: its page is the portal's own payment page. */
export const sandboxTransfers = (db: SiteDatabase, faults: SandboxFaults): TransferProvider => ({
  open: (transfer) =>
    faults.around('open transfer', async () => {
      await insertTransfer(db, transfer);
      const page = new URL(transfer.returnUrl);
      page.searchParams.set('provider', 'sandbox');
      return { link: page.href, integrityHash: integrityHash(transfer, SECRET) };
    }),
  find: (txRef) => faults.around('find transfer', () => findTransfer(db, txRef)),
  refund: (transactionId) =>
    faults.around('refund transfer', () => returnTransfer(db, transactionId)),
  refundPart: (transactionId, { amountMinor }) =>
    faults.around('refund transfer', async () => {
      if (!(await returnPart(db, transactionId, amountMinor))) throw new Refusal('refund-refused');
    }),
  countRefunds: (transactionId) =>
    faults.around(
      'find transfer',
      async () => (await findReturnedParts(db, transactionId)).refunds,
    ),
  findReturned: (transactionId) =>
    faults.around('find transfer', async () => ({
      refundedMinor: (await findReturnedParts(db, transactionId)).returned,
      disputes: [],
    })),
  readBooks: (since) =>
    faults.around('list transfers', async () => ({
      payments: (await listTransfers(db, since)).map(toBooked),
      touched: await listTouched(db, since),
    })),
  findBooked: ({ name }) =>
    faults.around('find transfer', async () => {
      const found = name === undefined ? undefined : await findTransferRow(db, name);
      return found?.status === 'successful' ? toBooked(found) : undefined;
    }),
  // The sandbox sends no messages; the page asks by itself.
  readMessage: () => undefined,
});
