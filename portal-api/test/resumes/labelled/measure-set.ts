import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import { analyseResume } from '../../../src/review-engine/analyse-resume.ts';
import { wordLists } from '../../../src/review-engine/lists/spelling/word-files.ts';
import { drawPdf } from '../draw-pdf.ts';
import { drawDocx } from '../pack-docx.ts';
import { countFacts, type Facts, noFacts } from './facts.ts';
import type { LabelledResume } from './make-set.ts';

/** What came of one check in one language: planted and found, planted only, found only, neither. */
export interface Tally {
  hit: number;
  missed: number;
  wrong: number;
  quiet: number;
  quoted: number;
  quotable: number;
}

/** The whole measure. */
export interface Measured {
  /** By check and language, as `ats.email de`. */
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly clean: { files: number; wrong: number };
  readonly facts: Facts;
  /** What went wrong, one line each. */
  readonly remarks: readonly string[];
}

/** The file of a resume of the set. */
export const drawLabelled = async ({ form, plan }: LabelledResume): Promise<Uint8Array> =>
  form === 'word'
    ? drawDocx(plan)
    : drawPdf(plan, { twoColumns: form !== 'one-column', byRows: form === 'rows' });

/** Nothing counted yet. */
export const noTally = (): Tally => ({
  hit: 0,
  missed: 0,
  wrong: 0,
  quiet: 0,
  quoted: 0,
  quotable: 0,
});

const tallyOf = (tallies: Map<string, Tally>, key: string): Tally => {
  const tally = tallies.get(key) ?? noTally();
  tallies.set(key, tally);
  return tally;
};

const isQuoted = ({ quotes }: ReviewFinding, quote: string): boolean =>
  quotes.some((found) => found.quote.includes(quote) || quote.includes(found.quote));

/** Counts one verdict; says what was wrong with it. */
const countFinding = (
  tally: Tally,
  finding: ReviewFinding,
  planted: LabelledResume['planted'],
): string[] => {
  const fault = planted.find(({ id }) => id === finding.id);
  const isBad = finding.result === 'bad';
  if (!fault && !isBad) tally.quiet += 1;
  else if (!fault) tally.wrong += 1;
  else if (isBad) tally.hit += 1;
  else tally.missed += 1;
  if (!fault) return isBad ? [`found and not planted (${finding.quote ?? '–'})`] : [];
  if (!isBad) return [`planted and not found (${fault.quote ?? '–'})`];
  if (fault.quote === undefined) return [];
  tally.quotable += 1;
  if (!isQuoted(finding, fault.quote))
    return [`quotes ${finding.quote ?? '–'} and not ${fault.quote}`];
  tally.quoted += 1;
  return [];
};

const extensionOf = ({ form }: LabelledResume): string => (form === 'word' ? 'docx' : 'pdf');

/** Runs labelled resumes through the engine and counts (RV-62). */
export const measureSet = async (resumes: readonly LabelledResume[]): Promise<Measured> => {
  const lists = wordLists();
  const tallies = new Map<string, Tally>();
  const remarks: string[] = [];
  const facts = noFacts();
  const clean = { files: 0, wrong: 0 };
  for (const resume of resumes) {
    const { file, name, language, planted, advert } = resume;
    const result = await analyseResume(
      {
        source: { bytes: await drawLabelled(resume) },
        fileName: resume.fileName ?? `${name || 'Resume'}.${extensionOf(resume)}`,
        asOf: '2026-11-22',
        advert,
      },
      lists,
    );
    if (!result.ok) {
      remarks.push(`${file}: ${result.failure}`);
      clean.wrong += 1;
      continue;
    }
    const wrong = result.analysis.content.findings!.flatMap((finding) =>
      countFinding(tallyOf(tallies, `${finding.id} ${language}`), finding, planted).map(
        (remark) => `${file}: ${finding.id} ${remark}`,
      ),
    );
    remarks.push(...wrong, ...countFacts(resume, result.analysis, facts));
    if (planted.length > 0) continue;
    clean.files += 1;
    clean.wrong += wrong.length;
  }
  return { tallies, clean, facts, remarks };
};
