import type { SkillSource } from './read-skill-files.ts';

/** What the keepers of a list ask to be said wherever it is used, in their own words. */
const CREDITS: Readonly<Record<SkillSource, string>> = {
  esco: 'This service uses the ESCO classification of the European Commission.',
  onet: 'This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. The information has been modified: names and examples alone are used.',
};

/** The credits of the lists that a firm uses. */
export const creditsOf = (sources: readonly SkillSource[]): string[] =>
  sources.map((source) => CREDITS[source]);
