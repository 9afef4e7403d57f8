import type { Language } from '@portal/shared-contracts';
import { say } from './bundles.ts';

// No text from outside may hold this character, so nobody can be called by one of these codes.
const MARK = '\uFDD0';

/** The name of whoever was erased, as it is stored where a name is one text. */
export const ERASED = `${MARK}erased`;

/** The same where a name is two fields. */
export const ERASED_FIRST = `${MARK}first`;
export const ERASED_LAST = `${MARK}last`;

/** What stands before their id in place of their address; a reader gets nothing of it. */
export const ERASED_ADDRESS = `${MARK}address-`;

const ADDRESS = new RegExp(`${ERASED_ADDRESS}[\\w-]*`, 'gu');

/** Whether a text names somebody who was erased, or pretends to. */
export const namesErased = (text: string | Buffer): boolean => text.includes(MARK);

/** Whatever leaves the server, with that name in the reader's words; they fit JSON, tables and pages as they are. */
export const wordErased = (text: string, language: Language): string => {
  if (!namesErased(text)) return text;
  const whole = say('portal:erased', language);
  const [first = '', ...rest] = whole.split(' ');
  return text
    .replaceAll(ADDRESS, '')
    .replaceAll(ERASED, whole)
    .replaceAll(`${ERASED_FIRST} ${ERASED_LAST}`, whole)
    .replaceAll(ERASED_FIRST, first)
    .replaceAll(ERASED_LAST, rest.join(' '));
};
