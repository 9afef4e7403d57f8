import { booksOf, type ComparingContext } from './compared-books.ts';
import { lookAgain } from './compare-books.ts';
import { writeDifference } from './differences.repository.ts';

/** Tells the firm at once, not only after the next night, what the alternate provider says otherwise of a transfer. */
export const noteTransferDifference = async (
  ctx: ComparingContext,
  { transactionId, txRef }: { transactionId: string; txRef: string },
): Promise<void> => {
  const books = await booksOf(ctx, { provider: 'flutterwave', accountId: null });
  const { found } = await lookAgain(ctx, books, { reference: transactionId, name: txRef });
  if (found) await writeDifference(ctx.db, found);
};
