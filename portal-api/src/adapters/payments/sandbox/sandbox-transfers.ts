import type { SiteDatabase } from '../../../kernel/database.ts';
import type { TransferProvider } from '../../../kernel/payments/transfer-provider.ts';
import { integrityHash } from '../flutterwave.ts';
import type { SandboxFaults } from './sandbox-fetch.ts';
import { findTransfer, insertTransfer, returnTransfer } from './sandbox-transfers.repository.ts';

const SECRET = 'sandbox';

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
  // Nobody can refund or charge back at the sandbox but the portal itself.
  findReturned: async () => ({ refundedMinor: 0, disputes: [] }),
  // The sandbox sends no messages; the page asks by itself.
  readMessage: () => undefined,
});
