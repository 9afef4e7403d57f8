import { findSkills } from '../lists/skills/skill-list.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const FEWEST_FOUND = 0.6;
const FEWEST_ASKED = 3;

const keywords: Check['run'] = ({ lines }, { skills, advert }) => {
  if (!advert?.trim()) return unchecked('no-advert');
  const asked = findSkills(advert, skills);
  if (asked.length < FEWEST_ASKED) return unchecked('few-skills-in-advert');
  const wanted = new Set(asked.map(({ name }) => name));
  const found = new Map<string, Cited>();
  lines.forEach(({ text }, line) => {
    for (const { name, quote } of findSkills(text, skills))
      if (wanted.has(name) && !found.has(name)) found.set(name, { quote, line });
  });
  const missing = [...wanted].filter((name) => !found.has(name));
  const params = {
    count: found.size,
    of: wanted.size,
    percent: Math.round((100 * found.size) / wanted.size),
    least: FEWEST_FOUND * 100,
    missing: missing.join(', ') || '–',
  };
  const cited = [...found.values()];
  if (found.size >= wanted.size * FEWEST_FOUND) return good('good', { params, cited });
  return bad('bad', {
    params,
    cited,
    suggestion: say('keywords', { missing: missing.join(', ') }),
  });
};

/** Whether the resume speaks of what an advert asks for (RV-42). */
export const keywordChecks: readonly Check[] = [
  { id: 'jobs.keywords', tab: 'Best-Fit Jobs', weight: 3, run: keywords },
];
