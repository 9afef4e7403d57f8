import { analysisOf, findingOf } from '../../test/resumes/analysis-of.ts';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawDocx } from '../../test/resumes/pack-docx.ts';

const bytes = drawDocx(cleanResume);

/** Runs something where nobody may ask for the time. */
const withoutClock = async <T>(run: () => Promise<T>): Promise<T> => {
  const clock = globalThis.Date;
  const refuse = (): never => {
    throw new Error('somebody read the clock');
  };
  globalThis.Date = class extends clock {
    constructor() {
      super();
      refuse();
    }
    static override now = refuse;
  } as unknown as DateConstructor;
  try {
    return await run();
  } finally {
    globalThis.Date = clock;
  }
};

test('RV-28 the day of the review is stored, and no check reads a clock', async () => {
  const analysis = await withoutClock(() =>
    analysisOf({
      source: { bytes },
      fileName: 'Harriet-Lindqvist.docx',
      advert: 'Python, Java, C',
    }),
  );
  expect(analysis.content.engine).toMatchObject({ asOf: '2026-11-22' });
  await expect(withoutClock(async () => new Date())).rejects.toThrow('read the clock');
});

test('RV-28 what lies in the future hangs on that day alone', async () => {
  const dates = async (asOf: string) => {
    const analysis = await analysisOf({ source: { bytes }, asOf });
    expect(analysis.content.engine).toMatchObject({ asOf });
    return findingOf(analysis, 'structure.dates').reason.code;
  };
  expect(await dates('2020-03-01')).toBe('structure.dates.good');
  expect(await dates('2020-01-31')).toBe('structure.dates.future');
  expect(await dates('2099-01-01')).toBe('structure.dates.good');
});
