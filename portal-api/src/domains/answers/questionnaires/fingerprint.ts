import { createHash } from 'node:crypto';
import type { Answers } from '@portal/shared-contracts/questionnaires';

/** The same for the same answers in any order of keys: tells a repeated call from a different one. */
export const fingerprintOf = (answers: Answers): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');
