import { createHash } from 'node:crypto';
import type { Language } from '@portal/shared-contracts';
import {
  type ResumeAnalysis,
  type ReviewEngine as EngineNote,
  scoresOf,
} from '@portal/shared-contracts/reviews';
import { allChecks } from './checks/all-checks.ts';
import { unchecked } from './checks/check.types.ts';
import type { AnalysisResult, AnalysisStage, ResumeInput } from './engine.types.ts';
import { joinLines, type TextLine } from './extraction/join-lines.ts';
import { readingLimits } from './extraction/limits.ts';
import { readable } from './extraction/normalise.ts';
import { readSource } from './extraction/read-source.ts';
import { Unreadable } from './extraction/unreadable.ts';
import { findingOf } from './findings.ts';
import { fixedSections } from './fixed-sections.ts';
import { findSkills, skillsWith } from './lists/skills/skill-list.ts';
import { skillsMark } from './lists/skills/skills-version.ts';
import type { WordLists } from './lists/spelling/word-list.ts';
import { contactOf } from './sections/person/contact.ts';
import { hasDamagedMarks } from './sections/damaged-marks.ts';
import { detectLanguage, isInOtherLetters } from './lines/detect-language.ts';
import { headingOf } from './lines/headings.ts';
import { readResume, type Resume } from './sections/resume.ts';
import { ENGINE_VERSION, LISTS_VERSION } from './versions.ts';

const textOf = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join('\n');

const languageOf = (
  lines: readonly TextLine[],
  { language, languageIsFixed }: ResumeInput,
): { language: Language; by: EngineNote['languageBy'] } => {
  const read = detectLanguage(textOf(lines));
  if (read && !(language && languageIsFixed)) return { language: read, by: 'text' };
  return { language: language ?? 'en', by: 'choice' };
};

// Neither a way to reach somebody, nor a date, nor a heading: a recipe, a poem, an invoice.
const isResume = ({ contact, positions, education, sections, lines }: Resume): boolean => {
  const signs = [
    contact.email ?? contact.phone,
    positions[0] ?? education[0],
    sections.find(({ heading }) => heading !== undefined && headingOf(lines[heading]!.text)),
  ];
  return signs.filter((sign) => sign !== undefined).length >= 1;
};

const sha256 = ({ source }: ResumeInput): string =>
  createHash('sha256')
    .update('text' in source ? source.text : source.bytes)
    .digest('hex');

/** Why no check reads the words of a resume; of words that nobody read there is no verdict. */
const whyUnread = ({ document, lines }: Resume): 'damaged-marks' | 'language' | undefined => {
  if (hasDamagedMarks(document)) return 'damaged-marks';
  return isInOtherLetters(textOf(lines)) ? 'language' : undefined;
};

const analysisOf = (
  resume: Resume,
  input: ResumeInput,
  note: EngineNote,
  lists: WordLists,
): ResumeAnalysis => {
  const skills = skillsWith(input.skills);
  const around = {
    skills,
    advert: input.advert && readable(input.advert),
    words: lists(note.language),
    english: lists('en'),
    rare: lists(`${note.language}.rare`),
  };
  const unread = whyUnread(resume);
  const findings = allChecks.map((check) => {
    const verdict =
      unread && check.tab === 'Language' ? unchecked(unread) : check.run(resume, around);
    return findingOf(check, verdict, resume, note.language);
  });
  const contact = contactOf(resume.contact, resume.language);
  const reading = resume.lines.map(({ text }) => text);
  const names = findSkills(reading.join('\n'), skills).map(({ name }) => name);
  const { document } = resume;
  return {
    content: {
      ...fixedSections(findings, contact, names),
      findings,
      scores: scoresOf(findings),
      engine: note,
    },
    text: { stream: [...document.stream], reading, dropped: [...document.dropped] },
    linePages: resume.lines.map(({ page }) => page),
    notRead: [...document.notRead],
    contact,
    skills: names,
    titles: [
      ...new Set(resume.positions.map(({ title }) => title).filter((title) => title !== '')),
    ],
  };
};

/** Reads a resume and checks it: pure, and the same for the same input (RV-45). */
export const analyseResume = async (
  input: ResumeInput,
  lists: WordLists,
  onStage: (stage: AnalysisStage) => void = () => undefined,
): Promise<AnalysisResult> => {
  try {
    onStage('reading');
    const document = await readSource(input.source);
    const lines = joinLines(document);
    const { language, by } = languageOf(lines, input);
    onStage('checking');
    const { fileName, asOf } = input;
    const resume = readResume({ document, lines, language, fileName, asOf });
    if (resume.words < readingLimits.fewestWords) return { ok: false, failure: 'too-short' };
    if (!isResume(resume)) return { ok: false, failure: 'not-a-resume' };
    const note = {
      version: ENGINE_VERSION,
      lists: `${LISTS_VERSION}${skillsMark(input.skills)}`,
      asOf,
      language,
      languageBy: by,
      sha256: sha256(input),
    };
    return { ok: true, analysis: analysisOf(resume, input, note, lists) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, failure: error.failure };
    throw error;
  }
};
