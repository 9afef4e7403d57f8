import type { ReadDocument } from '../extraction/document.types.ts';

// No Thai word begins with a mark or with a vowel that stands behind its letter, and none has two marks of a kind.
const LOST =
  /\u0e33\u0e32|[\u0e47-\u0e4b]{2}|[\u0e31\u0e34-\u0e39]{2}|(?<!\p{Script=Thai})(?:[\u0e30\u0e32\u0e33\u0e45]|(?=\p{Script=Thai})\p{M})/u;

/** Whether a file has lost Thai letters or marks on its way; Word files keep them (RV-39). */
export const hasDamagedMarks = ({ kind, drawn }: ReadDocument): boolean =>
  kind !== 'docx' && drawn.some(({ text }) => LOST.test(text));
