import type { Language } from '../../languages.ts';
import type { Role } from '../../roles.ts';
import type { Step, TurnStep } from '../turn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';

/** One sentence for each step, as the customer and as the staff reads it. */
export type TurnSentences = Readonly<
  Record<'customer' | 'writer', Readonly<Record<TurnStep, string>>>
>;

const bundles: Readonly<Record<Language, TurnSentences>> = { en, de, it, ru, es, th };

/**
 * The one sentence that says where an order stands; screens and notifications use the same.
 *
 * @example
 * turnSentence(turnOf(order), 'user', 'en'); // "Read and sign the contract"
 */
export const turnSentence = (step: Step, role: Role, language: Language): string => {
  const side = role === 'user' ? 'customer' : 'writer';
  return bundles[language][side][step.step].replace('{title}', () => step.title ?? '');
};
