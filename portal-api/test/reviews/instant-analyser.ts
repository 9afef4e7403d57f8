import type {
  AnalysisFailure,
  ResumeAnalysis,
  ReviewFinding,
} from '@portal/shared-contracts/reviews';
import type { Analyser, ReadResume, ResumeToRead } from '../../src/kernel/reviews/analyser.ts';

// Of a file it reads nothing: what stands in one is the engine's own question.
const textOf = ({ source, fileName = '' }: ResumeToRead): string =>
  'text' in source ? source.text : `Words of ${fileName}\nof ${source.bytes.length} bytes`;

const LINES_OF_PAGE = 10;

const words = (code: string, text: string) => ({ code, params: {}, text });

const finding = (
  id: string,
  tab: ReviewFinding['tab'],
  result: ReviewFinding['result'],
  quote: string | null,
): ReviewFinding => {
  const place = quote === null ? null : { page: 1, line: 1, section: null };
  return {
    id,
    tab,
    result,
    quote,
    place,
    reason: words('reason', `Why ${id}`),
    suggestion: words('suggestion', `Instead of ${quote ?? ''}`),
    quotes: quote === null || place === null ? [] : [{ quote, place, suggestion: null }],
    weight: 2,
    by: 'program',
  };
};

const check = { result: 'good' as const, report_text: 'Fine', flagged_text: [] };

const analysisOf = (resume: ResumeToRead, version: string): ResumeAnalysis => {
  const lines = textOf(resume).split('\n');
  const language = resume.language ?? 'en';
  const email = /\S+@\S+\.\w+/.exec(textOf(resume))?.[0] ?? null;
  const phone = /\+[\d ]{8,}\d/.exec(textOf(resume))?.[0] ?? null;
  return {
    content: {
      structure_section: { use_of_bullets_check: check, missing_sections_check: check },
      impact_and_experience_section: { impact_check: check },
      language_section: {},
      ats_section: {
        hard_skills: ['Logistics'],
        best_fit_jobs: [],
        name_from_resume_first_name: 'Vera',
        name_from_resume_last_name: 'Sand',
      },
      style_section: {
        email_check: { result: 'good', email },
        phone_number_check: { result: 'good', phone_number: phone },
      },
      findings: [
        finding('ats.contact_place', 'ATS', 'good', lines[0] ?? null),
        finding('language.weak_verbs', 'Language', 'bad', lines[1] ?? null),
      ],
      scores: [],
      engine: {
        version,
        lists: '1',
        asOf: resume.asOf,
        language,
        languageBy: resume.languageIsFixed ? 'choice' : 'text',
        sha256: 'a'.repeat(64),
      },
    },
    text: { stream: lines, reading: lines, dropped: [] },
    linePages: lines.map((_, at) => 1 + Math.floor(at / LINES_OF_PAGE)),
    notRead: [],
    contact: { firstName: 'Vera', lastName: 'Sand', email, phone },
    skills: ['Logistics', 'Excel'],
    titles: ['Logistics Manager'],
  };
};

/** An engine for tests: it answers at once, and counts how often it was asked. */
export interface InstantAnalyser extends Analyser {
  asked: ResumeToRead[];
  /** What it says of every resume from now on, instead of a review. */
  failure: AnalysisFailure | undefined;
  /** What each answer waits for. */
  until: Promise<void>;
}

/** Makes such an engine. */
export const instantAnalyser = (version = 'test-1'): InstantAnalyser => {
  const analyser: InstantAnalyser = {
    version,
    places: 4,
    kills: { time: 1 },
    warm: () => undefined,
    asked: [],
    failure: undefined,
    until: Promise.resolve(),
    analyse: async (resume): Promise<ReadResume> => {
      analyser.asked.push(resume);
      await analyser.until;
      return analyser.failure
        ? { ok: false, failure: analyser.failure }
        : { ok: true, analysis: analysisOf(resume, version) };
    },
  };
  return analyser;
};
