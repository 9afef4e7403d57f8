import { Refusal } from '@portal/shared-contracts/refusals';
import type { SandboxBooks, SandboxMethod } from '../../adapters/payments/sandbox/sandbox-books.ts';
import { testCards } from '../../adapters/payments/sandbox/sandbox-cards.ts';

/** Keeps one of the cards to try with, as a real provider keeps what its own form was given. */
export const addTestCard = async (
  books: SandboxBooks,
  { number, exp_month, exp_year }: { number: string; exp_month: number; exp_year: number },
  now: Date,
): Promise<SandboxMethod> => {
  const digits = number.replaceAll(/\D/g, '');
  const card = testCards.find((known) => known.number === digits);
  if (!card) throw new Refusal('sandbox-card-unknown', {}, 'number');
  if (new Date(Date.UTC(exp_year, exp_month, 1)) <= now) throw new Refusal('card-date-past');
  return books.addMethod({
    behaviour: card.behaviour,
    brand: card.brand,
    last4: digits.slice(-4),
  });
};
