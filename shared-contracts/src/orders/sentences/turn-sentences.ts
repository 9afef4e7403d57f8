import type { Language } from '../../languages.ts';
import type { Role } from '../../roles.ts';
import type { Step } from '../turn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import type { TurnSentences } from './sentence-table.ts';
import { th } from './th.ts';

const bundles: Readonly<Record<Language, TurnSentences>> = { en, de, it, ru, es, th };

/**
 * The one sentence that says whose turn it is with an order; screens and notifications use the same.
 *
 * @example
 * turnSentence(turnOf(order), 'user', 'en'); // "Read and sign the contract"
 */
export const turnSentence = (step: Step, role: Role, language: Language): string => {
  const side = role === 'user' ? 'customer' : 'writer';
  return bundles[language][side][step.step].replace('{title}', () => step.title ?? '');
};
