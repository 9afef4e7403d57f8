import { type Answer, cardError, unexpectedState, wireIntent } from './sandbox-answers.ts';
import type { SandboxBooks, SandboxIntent, SandboxMethod } from './sandbox-books.ts';
import { type CardDecline, declineOf, testCards } from './sandbox-cards.ts';

/** Sends the portal a signed message afterwards. */
export type SendMessage = (type: string, object: object) => void;

const readyMade = (id: string): SandboxMethod | undefined => {
  const card = testCards.find(({ method }) => method === id);
  return card && { id, behaviour: card.behaviour, brand: card.brand, last4: card.number.slice(-4) };
};

/** The way of paying under this name: a ready-made test card, or what somebody typed. */
export const findMethod = async (
  books: SandboxBooks,
  id: string,
): Promise<SandboxMethod | undefined> => readyMade(id) ?? (await books.findMethod(id));

const WAITING: readonly SandboxIntent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
];

/** Whether nobody has tried to pay this yet, or the last try was refused. */
export const isWaiting = ({ status }: SandboxIntent): boolean => WAITING.includes(status);

/** How a try to pay ends, in the books and for the portal. */
export const sandboxOutcomes = (books: SandboxBooks, send: SendMessage) => {
  const settle = async (intent: SandboxIntent, paymentMethod: string | null): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'succeeded',
      payment_method: paymentMethod,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    send('payment_intent.succeeded', wireIntent(moved));
    return { status: 200, body: wireIntent(moved) };
  };

  const decline = async (intent: SandboxIntent, reason: CardDecline): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_error: reason,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    send('payment_intent.payment_failed', wireIntent(moved));
    return cardError(reason, moved);
  };

  return {
    settle,
    decline,
    /** What the bank of this card says once nobody has to be asked any more. */
    charge: (intent: SandboxIntent, method: Pick<SandboxMethod, 'id' | 'behaviour'>) => {
      const reason = declineOf(method.behaviour);
      return reason ? decline(intent, reason) : settle(intent, method.id);
    },
  };
};
