import type { ResumeContact } from '@portal/shared-contracts/reviews';
import { replaceContacts } from '../masking.ts';

// Begun at each sign of a long word it would look through the rest of it as often.
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.(?:com|net|org|io|dev|de|es|it|ru|th|me)\/\S+/giu;
const GONE = '•••';
const gone = (): string => GONE;

// Addresses stand beside what one writes to or calls: short lines with the number of a house or town.
const NEAR = 2;
const SHORT = 10;
const YEAR = /(?<!\d)(?:19|20|25)\d\d(?!\d)/;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const wordsOf = (line: string): number => line.split(/\s+/).filter(Boolean).length;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds each of these names as a whole word. */
const nameFinder = (names: readonly string[]): RegExp | undefined => {
  const parts = names.flatMap((name) => name.split(/[\s-]+/)).filter(({ length }) => length > 1);
  if (parts.length === 0) return undefined;
  const any = parts.map(escaped).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
};

const isAddressLike = (line: string): boolean =>
  /\d/.test(line) && !YEAR.test(line) && wordsOf(line) <= SHORT;

/**
 * The lines of a resume as they may leave (RV-47): no email, no number to call, no link, no name, and no line that
 * stands with them like an address.
 */
export const withoutContacts = (
  lines: readonly string[],
  { names, phone }: { names: readonly string[]; phone: ResumeContact['phone'] },
): string[] => {
  const name = nameFinder(names);
  const cleaned = lines.map((line) => {
    const unlinked = line.replaceAll(LINK, GONE);
    const reached = replaceContacts(unlinked, phone, { email: gone, phone: gone });
    const text = name ? reached.replaceAll(name, GONE) : reached;
    // A line of names alone heads the contact data.
    return { text, isContact: reached !== line || !SAYS_SOMETHING.test(text) };
  });
  const isNearContact = (at: number): boolean =>
    cleaned.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(({ isContact }) => isContact);
  return cleaned.flatMap(({ text, isContact }, at) => {
    // A short line with contact data is nothing else; in a sentence they alone are taken out.
    if (isContact && wordsOf(text) <= SHORT) return [];
    return isNearContact(at) && isAddressLike(text) ? [] : [text];
  });
};
