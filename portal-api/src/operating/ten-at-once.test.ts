import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getReviewState } from '@portal/shared-contracts/reviews';
import { until } from '../../test/chaos/patience.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../test/resumes/draw-pdf.ts';
import { sendResume, worked } from '../../test/reviews/send-resume.ts';
import { openAnalyser } from './open-analyser.ts';

/** A resume of two pages. */
const twoPages = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const drawn = await PDFDocument.load(await drawPdf(cleanResume));
  for (const page of await pdf.copyPages(drawn, [0, 0])) pdf.addPage(page);
  return Buffer.from(await pdf.save());
};

const readers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

// How long it takes is measured by `pnpm bench reviews`; here is what makes it so.
test('RV-64 ten resumes sent at once are all ready, and no more of them are read at a time than there are places', async () => {
  const engine = openAnalyser({ milliseconds: 240_000 });
  // Processes of other files of this worker may still be ending.
  await until(() => readers() === 0);
  let most = 0;
  let reading = 0;
  let mostReading = 0;
  const watched: typeof engine = {
    ...engine,
    analyse: async (resume, onStage) => {
      mostReading = Math.max(mostReading, ++reading);
      const result = await engine.analyse(resume, (stage) => {
        most = Math.max(most, readers());
        onStage?.(stage);
      });
      reading -= 1;
      return result;
    },
  };
  const portal = await createTestApp({ analyser: watched });
  try {
    const content = await twoPages();
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        sendResume(portal, portal.visit(), {
          file: { name: `Lindqvist ${at}.pdf`, content },
          fields: { email: `ten-${at}@example.com` },
          from: `10.9.0.${at}`,
        }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    await worked(portal);
    for (const { body } of sent) {
      const state = await portal.visit().call(getReviewState, { id: body.id });
      expect(state.body).toMatchObject({ stage: 'ready' });
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(engine.places);
    expect(mostReading).toBeLessThanOrEqual(engine.places);
  } finally {
    await portal.close();
    await engine.close();
  }
});

test('RV-16 RV-64 the process that serves loads nothing that reads a resume, so that its event loop is free', async () => {
  const script = path.join(import.meta.dirname, '../../test/resumes/loaded-by-server.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const loaded = stdout.split('\n');
  expect(loaded.some((url) => url.endsWith('/review-engine/review-engine.ts'))).toBe(true);
  expect(
    loaded.filter((url) =>
      /review-engine\/(?:analyse|extraction|sections|checks|lists\/(?:language|spelling))|pdfjs|unpdf/.test(
        url,
      ),
    ),
  ).toEqual([]);
});
