import { Refusal } from '@portal/shared-contracts/refusals';
import { namesErased } from '../../kernel/words/erased.ts';
import { DEEPEST } from '../json/json-bounds.ts';

// PostgreSQL's text cannot hold U+0000, and its JSON no half of a character; what stands for an erased name is no text.
const isStorable = (text: string): boolean =>
  !text.includes('\0') && text.isWellFormed() && !namesErased(text);

/**
 * Refuses what could not be stored: text with U+0000 or with half a character, and values nested without end.
 *
 * @throws Refusal
 */
export const refuseUnstorable = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new Refusal('text-not-storable');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new Refusal('request-unreadable');
  for (const [key, child] of Object.entries(value)) {
    refuseUnstorable(key);
    refuseUnstorable(child, depth + 1);
  }
};
