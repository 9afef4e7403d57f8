import type { SiteContext } from '../../../kernel/context.ts';
import type { BooksReader } from '../../../kernel/payments/provider-books.ts';
import { listAccounts } from '../accounts/accounts.repository.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { ComparedProvider } from './difference.record.ts';

/** What comparing needs of a site. */
export type ComparingContext = Pick<SiteContext, 'db' | 'payments' | 'sealer' | 'now' | 'log'>;

/** The books of one account at one provider. */
export interface ComparedBooks {
  provider: ComparedProvider;
  /** The rows with keys of a firm's own account; nothing for the platform's. */
  accounts: readonly string[] | null;
  /** Whether they are of an account that takes no payments any more. */
  isFormer: boolean;
}

/** The books in which a firm's money can stand: at the platform's accounts, and at each of its own. */
export const listBooks = async ({ db }: ComparingContext): Promise<ComparedBooks[]> => {
  const used = (await listAccounts(db)).filter(
    ({ state, secretKey }) => secretKey !== null && (state === 'active' || state === 'retired'),
  );
  const own = Map.groupBy(used, ({ id, atProvider }) => atProvider ?? id);
  return [
    { provider: 'cards', accounts: null, isFormer: false },
    ...[...own.values()].map((rows): ComparedBooks => ({
      provider: 'cards',
      accounts: rows.map(({ id }) => id),
      isFormer: rows.every(({ state }) => state === 'retired'),
    })),
    { provider: 'flutterwave', accounts: null, isFormer: false },
  ];
};

/** The books of an account by any of its rows, as a difference names them. */
export const booksOf = async (
  ctx: ComparingContext,
  { provider, accountId }: { provider: ComparedProvider; accountId: string | null },
): Promise<ComparedBooks> => {
  const all = await listBooks(ctx);
  const own = accountId !== null && all.find(({ accounts }) => accounts?.includes(accountId));
  return own || { provider, accounts: accountId === null ? null : [accountId], isFormer: false };
};

/** Whoever reads them. */
export const readerOf = async (
  ctx: ComparingContext,
  { provider, accounts }: ComparedBooks,
): Promise<BooksReader> =>
  provider === 'cards'
    ? cardsOf(ctx, { accountId: accounts?.[0] ?? null })
    : ctx.payments.transfers(ctx.db);
