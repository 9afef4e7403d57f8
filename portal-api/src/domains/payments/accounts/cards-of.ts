import type { Sentence } from '@portal/shared-contracts';
import type { PaymentSetup } from '@portal/shared-contracts/payments';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { CardProvider } from '../../../kernel/payments/card-provider.ts';
import { openKeys } from './account-seals.ts';
import { findActiveAccount, findUsedAccount, noteKeysRefused } from './accounts.repository.ts';

/** Whether it says that the provider refuses the keys of an account, or what they ask for. */
export const isOfKeys = ({ code }: Sentence): boolean =>
  code === 'provider-keys-refused' || code === 'provider-rights-missing';

/** What asking the card provider of a payment needs of a site. */
export type CardsContext = Pick<SiteContext, 'db' | 'payments' | 'sealer'>;

/** The card provider as the account sees it that took a payment; nothing is the platform's. */
export const cardsOf = async (
  ctx: CardsContext,
  { accountId }: { accountId: string | null },
): Promise<CardProvider> => {
  if (accountId === null) return ctx.payments.cards(ctx.db);
  const account = await findUsedAccount(ctx.db, accountId);
  if (!account) throw new Refusal('payment-account-unknown');
  return ctx.payments.cards(ctx.db, openKeys(ctx, account));
};

/** Asks the provider, and notes at the firm's account whether it takes its keys; whoever asked reads a refusal too. */
export const notingRefusal = async <T>(
  { db }: Pick<CardsContext, 'db'>,
  { accountId }: { accountId: string | null },
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    const answer = await ask();
    if (accountId !== null)
      await noteKeysRefused(db, [accountId], { by: 'payment', refusal: null });
    return answer;
  } catch (error) {
    if (accountId !== null && error instanceof Refusal && isOfKeys(error.sentence))
      await noteKeysRefused(db, [accountId], { by: 'payment', refusal: error.sentence });
    throw error;
  }
};

/** Who takes new payments by card. */
export type CardSetup = Pick<PaymentSetup, 'cards' | 'publishableKey'> & {
  isSandbox: boolean;
  /** The firm's own account; nothing for the platform's. */
  accountId: string | null;
  /** Whether the provider refused its keys when it was last asked. */
  isRefused: boolean;
};

/** Whether a firm is paid by it: the sandbox moves no money, nor do the test keys of an own account. */
export const movesMoney = ({ cards, isSandbox, accountId }: CardSetup): boolean =>
  cards === 'stripe' && (accountId === null || !isSandbox);

/** Who takes new payments by card, and whether that moves real money. */
export const cardSetup = async ({
  db,
  payments,
}: Pick<SiteContext, 'db' | 'payments'>): Promise<CardSetup> => {
  const account = await findActiveAccount(db);
  if (!account) {
    const { kind, publishableKey, isSandbox } = payments;
    return { cards: kind.cards, publishableKey, isSandbox, accountId: null, isRefused: false };
  }
  const { id: accountId, publishableKey, mode, refusal } = account;
  const isSandbox = mode === 'sandbox';
  return { cards: payments.own, publishableKey, isSandbox, accountId, isRefused: refusal !== null };
};
