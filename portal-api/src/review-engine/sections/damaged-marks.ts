import type { ReadDocument } from '../extraction/document.types.ts';

// No Thai word begins with one of these: they stand above, below or behind a letter.
const LOST = /(?<![\u0e00-\u0e7f])[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/u;

/** Whether a file has lost Thai letters or marks on its way; Word files keep them (RV-39). */
export const hasDamagedMarks = ({ kind, drawn }: ReadDocument): boolean =>
  kind !== 'docx' && drawn.some(({ text }) => LOST.test(text));
