import { limits } from '@portal/shared-contracts';

/** How much of a document is read (RV-10). */
export const readingLimits = {
  fileBytes: limits.review.fileBytes,
  pages: 10,
  characters: limits.review.textCharacters,
  fewestWords: limits.review.leastWords,
  /** Of one part of an archive, of all of them, and how many there may be (RV-15). */
  partBytes: 8 * 1024 * 1024,
  archiveBytes: 24 * 1024 * 1024,
  parts: 2000,
  depth: 400,
} as const;
