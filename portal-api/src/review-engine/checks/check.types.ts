import type { ReviewTab } from '@portal/shared-contracts/reviews';
import type { Resume } from '../sections/resume.ts';
import type { SkillIndex } from '../lists/skills/skill-list.ts';
import type { WordList } from '../lists/spelling/word-list.ts';

/** A sentence that is worded later. */
export interface Said {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Words of one line of the resume. */
export interface Cited {
  readonly quote: string;
  readonly line: number;
  readonly suggestion?: Said;
}

/** What a check found. */
export interface Verdict {
  readonly result: 'good' | 'bad' | 'not-checked';
  /** Names the sentence, with the id of the check before it. */
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cited?: readonly Cited[];
  readonly suggestion?: Said;
}

/** What checks read beside the resume. */
export interface Surroundings {
  readonly skills: SkillIndex;
  readonly advert: string | undefined;
  readonly words: WordList | undefined;
  /** Terms of English, which stand in resumes of every language. */
  readonly english: WordList | undefined;
  /** Words that are right, but too rare to be offered as a correction; Spanish ones without their marks. */
  readonly rare: WordList | undefined;
}

/** One check of the table: its id never changes. */
export interface Check {
  readonly id: string;
  readonly tab: ReviewTab;
  readonly weight: number;
  readonly run: (resume: Resume, around: Surroundings) => Verdict;
}

export const good = (reason = 'good', more: Omit<Verdict, 'result' | 'reason'> = {}): Verdict => ({
  result: 'good',
  reason,
  ...more,
});

/** Something to improve. */
export const bad = (reason: string, more: Omit<Verdict, 'result' | 'reason'> = {}): Verdict => ({
  result: 'bad',
  reason,
  ...more,
});

/** What could not be checked, and why. */
export const unchecked = (reason: string, params: Said['params'] = {}): Verdict => ({
  result: 'not-checked',
  reason,
  params,
});

/** A suggestion. */
export const say = (code: string, params: Said['params'] = {}): Said => ({ code, params });
