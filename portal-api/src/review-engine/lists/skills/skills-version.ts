import { createHash } from 'node:crypto';
import type { SkillEntry } from '../../engine.types.ts';

/** What stands behind the version of the lists where a firm has skills of its own: other skills, another version. */
export const skillsMark = (skills: readonly SkillEntry[] = []): string => {
  if (skills.length === 0) return '';
  const names = skills.map(({ name, synonyms }) => [name, ...synonyms]);
  return `+${createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12)}`;
};
