import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import { analyseResume } from '../../../src/review-engine/analyse-resume.ts';
import { wordLists } from '../../../src/review-engine/lists/spelling/word-files.ts';
import { drawPdf } from '../draw-pdf.ts';
import { drawDocx } from '../pack-docx.ts';
import { type LabelledResume, labelledSet } from './make-set.ts';

/** What came of one check in one language. */
export interface Tally {
  hit: number;
  missed: number;
  wrong: number;
  quoted: number;
  quotable: number;
}

/** The whole measure. */
export interface Measured {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly cleanFiles: number;
  readonly wrongOnClean: number;
  readonly facts: { right: number; all: number };
  /** What went wrong, one line each. */
  readonly remarks: readonly string[];
}

const draw = async ({ form, plan }: LabelledResume): Promise<Uint8Array> =>
  form === 'word' ? drawDocx(plan) : drawPdf(plan, { twoColumns: form === 'two-columns' });

const tallyOf = (tallies: Map<string, Tally>, key: string): Tally => {
  const tally = tallies.get(key) ?? { hit: 0, missed: 0, wrong: 0, quoted: 0, quotable: 0 };
  tallies.set(key, tally);
  return tally;
};

const isQuoted = ({ quotes }: ReviewFinding, quote: string): boolean =>
  quotes.some((found) => found.quote.includes(quote) || quote.includes(found.quote));

const countFile = (
  { file, language, planted }: LabelledResume,
  findings: readonly ReviewFinding[],
  tallies: Map<string, Tally>,
  remarks: string[],
): void => {
  const bad = findings.filter(({ result }) => result === 'bad');
  for (const { id, quote } of planted) {
    const tally = tallyOf(tallies, `${id} ${language}`);
    const found = bad.find((finding) => finding.id === id);
    if (!found) {
      tally.missed += 1;
      remarks.push(`${file}: ${id} was planted and not found (${quote ?? '–'})`);
      continue;
    }
    tally.hit += 1;
    if (quote === undefined) continue;
    tally.quotable += 1;
    if (isQuoted(found, quote)) tally.quoted += 1;
    else remarks.push(`${file}: ${id} quotes ${found.quote ?? '–'} and not ${quote}`);
  }
  for (const { id, quote } of bad.filter(
    (found) => !planted.some((plant) => plant.id === found.id),
  )) {
    tallyOf(tallies, `${id} ${language}`).wrong += 1;
    remarks.push(`${file}: ${id} was found and not planted (${quote ?? '–'})`);
  }
};

/** Runs the labelled set through the engine and counts (RV-62). */
export const measureSet = async (): Promise<Measured> => {
  const lists = wordLists();
  const tallies = new Map<string, Tally>();
  const remarks: string[] = [];
  const facts = { right: 0, all: 0 };
  let cleanFiles = 0;
  let wrongOnClean = 0;
  for (const resume of labelledSet()) {
    const bytes = await draw(resume);
    const fileName = `${resume.name}.pdf`;
    const result = await analyseResume({ source: { bytes }, fileName, asOf: '2026-11-22' }, lists);
    if (!result.ok) {
      remarks.push(`${resume.file}: ${result.failure}`);
      continue;
    }
    const { contact, content } = result.analysis;
    const before = remarks.length;
    countFile(resume, content.findings ?? [], tallies, remarks);
    if (resume.planted.length === 0) {
      cleanFiles += 1;
      wrongOnClean += remarks.length - before;
    }
    const stated = [
      `${contact.firstName} ${contact.lastName}`,
      contact.email ?? '',
      contact.phone ?? '',
    ];
    [resume.name, resume.email, resume.phone].forEach((fact, at) => {
      facts.all += 1;
      if (stated[at] === fact) facts.right += 1;
      else remarks.push(`${resume.file}: read ${stated[at]} for ${fact}`);
    });
  }
  return { tallies, cleanFiles, wrongOnClean, facts, remarks };
};
