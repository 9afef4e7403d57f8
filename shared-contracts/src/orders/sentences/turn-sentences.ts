import type { Language } from '../../languages.ts';
import type { Role } from '../../roles.ts';
import type { Step } from '../turn.schema.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import type { TurnSentences, TurnVoice } from './sentence-table.ts';
import { th } from './th.ts';

const bundles: Readonly<Record<Language, TurnSentences>> = { en, de, it, ru, es, th };

const voices: Readonly<Record<Role, TurnVoice>> = {
  user: 'customer',
  writer: 'writer',
  reviewer: 'reviewer',
  admin: 'reviewer',
};

/**
 * The one sentence that says whose turn it is with an order; screens and notifications use the same.
 *
 * @example
 * turnSentence(turnOf(order), 'user', 'en'); // "Read and sign the contract"
 */
export const turnSentence = (
  step: Pick<Step, 'step' | 'title' | 'service'>,
  role: Role,
  language: Language,
): string =>
  bundles[language][voices[role]][step.step].replace(
    /\{(title|service)\}/g,
    (_all, name: 'title' | 'service') => step[name] ?? '',
  );
