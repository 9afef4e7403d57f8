import type { ReadDocument } from '../extraction/document.types.ts';

// No Thai word begins with one of these: they stand above, below or behind a letter.
const BEHIND = String.raw`\u0e30\u0e32\u0e33\u0e45`;
const ABOVE_OR_BELOW = String.raw`\u0e31\u0e34-\u0e3a\u0e47-\u0e4e`;
const LOST = new RegExp(`(?<![\\u0e00-\\u0e7f])[${BEHIND}${ABOVE_OR_BELOW}]`, 'u');

/** Whether a file has lost Thai letters or marks on its way; Word files keep them (RV-39). */
export const hasDamagedMarks = ({ kind, drawn }: ReadDocument): boolean =>
  kind !== 'docx' && drawn.some(({ text }) => LOST.test(text));
