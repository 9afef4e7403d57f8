import { analyseResume } from '../analyse-resume.ts';
import { wordLists } from '../lists/spelling/word-files.ts';
import type { Request, Told } from './messages.ts';

// This process reads what strangers send. It is started without environment and may open no other file.
const tell = (told: Told): void => {
  process.send?.(told);
};

const lists = wordLists();

process.on('message', ({ input }: Request) => {
  void analyseResume(input, lists, (stage) => tell({ kind: 'stage', stage })).then(
    (result) => tell({ kind: 'result', result }),
    () => tell({ kind: 'failed' }),
  );
});
process.on('disconnect', () => process.exit());

// The library of PDF is half a second: it is there before the first file is.
const text = 'A warm start. '.repeat(5);
void import('pdfjs-dist/legacy/build/pdf.mjs')
  // @ts-expect-error -- the second half of the library has no types
  .then(() => import('pdfjs-dist/legacy/build/pdf.worker.mjs'))
  .then(() => analyseResume({ source: { text }, asOf: '2026-01-01' }, lists))
  .then(() => tell({ kind: 'ready' }));
