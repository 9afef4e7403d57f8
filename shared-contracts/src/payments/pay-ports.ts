import { ApiError } from '../errors.ts';
import type { PaymentResult, PayEffect, PayEvent } from './pay-states.ts';
import type { PaymentOutcome } from './payments.schema.ts';

/** What the server answered to a paying call. */
export type PayReply =
  | { kind: 'paid'; result: PaymentResult }
  | { kind: 'challenge'; clientSecret: string };

/** Everything that a payment asks of form, server and provider. */
export interface PayPorts {
  /** Makes a payment method of the card form, and whatever else has to stand before money may move. */
  tokenise(key: string): Promise<{ method: string } | { refused: readonly string[] }>;
  /** The paying call; repeating it with the same key and method is harmless. */
  send(key: string, method: string): Promise<PayReply>;
  /** Shows the bank's challenge. Its answer proves nothing: the paying call is repeated afterwards. */
  challenge(clientSecret: string): Promise<void>;
  ask(key: string): Promise<PaymentOutcome>;
  abandon(key: string): Promise<PaymentOutcome>;
  wait(milliseconds: number): Promise<void>;
}

const eventOf = (error: unknown): PayEvent => {
  if (!(error instanceof ApiError)) return { type: 'lost' };
  const { messages } = error;
  if (error.code === 'conflict') return { type: 'conflicted', messages };
  if (['payment-declined', 'gone', 'already-done'].includes(error.code))
    return { type: 'closed', messages, ...(error.code === 'already-done' && { wasPaid: true }) };
  const isCertain = error.status >= 400 && error.status < 500;
  return isCertain ? { type: 'refused', messages } : { type: 'lost' };
};

/** Narrows an effect to one type. */
export const isEffect = <T extends PayEffect['type']>(
  effect: PayEffect,
  type: T,
): effect is Extract<PayEffect, { type: T }> => effect.type === type;

const answerOf = async (ports: PayPorts, effect: PayEffect): Promise<PayEvent | undefined> => {
  if (isEffect(effect, 'tokenise')) {
    const made = await ports.tokenise(effect.key);
    return 'method' in made
      ? { type: 'method-made', method: made.method }
      : { type: 'method-refused', messages: made.refused };
  }
  if (isEffect(effect, 'send')) {
    const reply = await ports.send(effect.key, effect.method);
    return reply.kind === 'paid'
      ? { type: 'paid', result: reply.result }
      : { type: 'challenged', clientSecret: reply.clientSecret };
  }
  if (isEffect(effect, 'challenge')) {
    // Whatever the form says, the repeated call tells what the bank decided.
    await ports.challenge(effect.clientSecret).catch(() => undefined);
    return { type: 'challenge-answered' };
  }
  if (isEffect(effect, 'ask')) {
    if (effect.afterMilliseconds > 0) await ports.wait(effect.afterMilliseconds);
    return { type: 'outcome', outcome: await ports.ask(effect.key) };
  }
  if (isEffect(effect, 'abandon'))
    return { type: 'outcome', outcome: await ports.abandon(effect.key) };
  return undefined;
};

/** Does what the machine asked for; the event that follows from it, also where it failed. */
export const performEffect = (ports: PayPorts, effect: PayEffect): Promise<PayEvent | undefined> =>
  answerOf(ports, effect).catch(eventOf);
