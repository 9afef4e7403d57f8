import type { TurnStep } from '../turn.ts';

/** The sentences of one language: one for each step, as the customer and as the staff reads it. */
export type TurnSentences = Readonly<
  Record<'customer' | 'writer', Readonly<Record<TurnStep, string>>>
>;
