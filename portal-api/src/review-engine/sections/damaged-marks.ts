import type { ReadDocument } from '../extraction/document.types.ts';

// No Thai word begins with a mark or with a vowel that stands behind its letter.
const LOST = /(?<!\p{Script=Thai})(?:[\u0e30\u0e32\u0e33\u0e45]|(?=\p{Script=Thai})\p{M})/u;

/** Whether a file has lost Thai letters or marks on its way; Word files keep them (RV-39). */
export const hasDamagedMarks = ({ kind, drawn }: ReadDocument): boolean =>
  kind !== 'docx' && drawn.some(({ text }) => LOST.test(text));
