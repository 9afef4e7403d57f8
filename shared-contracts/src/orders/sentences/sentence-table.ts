import type { TurnStep } from '../turn.schema.ts';

/** Who reads a sentence: whoever bought, whoever writes, or whoever looks on. */
export type TurnVoice = 'customer' | 'writer' | 'reviewer';

/** The sentences of one language: one for each step and voice. */
export type TurnSentences = Readonly<Record<TurnVoice, Readonly<Record<TurnStep, string>>>>;
