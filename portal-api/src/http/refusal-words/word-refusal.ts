import { chooseLanguage, type Language } from '@portal/shared-contracts';
import { de } from './de.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';

const words: Partial<Record<Language, Readonly<Record<string, string>>>> = { de, es, it, ru, th };

const SENTENCE_END = /(?<=[.!?]) /;

/**
 * A sentence of the server in the language that the call asks for (`Accept-Language`), English where
 * nobody has translated it; several sentences are worded one by one.
 */
export const wordRefusal = (text: string, acceptLanguage: string | undefined): string => {
  const known = words[chooseLanguage(acceptLanguage?.split(',')[0])];
  if (!known) return text;
  const whole = known[text];
  if (whole !== undefined) return whole;
  const parts = text.split(SENTENCE_END).map((part) => known[part]);
  return parts.every((part) => part !== undefined) ? parts.join(' ') : text;
};
