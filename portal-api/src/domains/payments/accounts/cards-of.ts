import type { PaymentSetup } from '@portal/shared-contracts/payments';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { CardProvider } from '../../../kernel/payments/card-provider.ts';
import { openKeys } from './account-seals.ts';
import { findActiveAccount, findUsedAccount } from './accounts.repository.ts';

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

/** Who takes new payments by card. */
export type CardSetup = Pick<PaymentSetup, 'cards' | 'publishableKey'> & {
  isSandbox: boolean;
  /** The firm's own account; nothing for the platform's. */
  accountId: string | null;
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
    return { cards: kind.cards, publishableKey, isSandbox, accountId: null };
  }
  const { id: accountId, publishableKey, mode } = account;
  return { cards: payments.own, publishableKey, isSandbox: mode === 'sandbox', accountId };
};
