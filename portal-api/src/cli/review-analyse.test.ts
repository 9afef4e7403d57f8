import { Command } from 'commander';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawDocx } from '../../test/resumes/pack-docx.ts';
import type { CommandLine } from '../kernel/command-line.ts';
import { registerReviewAnalyse } from './review-analyse.command.ts';

const pasted = [
  cleanResume.name,
  ...cleanResume.contact,
  ...cleanResume.sections.flatMap(({ heading, lines = [], entries = [] }) => [
    `\n${heading}`,
    ...lines,
    ...entries.flatMap(({ head, dates, firm, bullets = [] }) => [
      `${head}, ${firm}, ${dates}`,
      ...bullets.map((bullet) => `- ${bullet}`),
    ]),
  ]),
].join('\n');

const run = async (argv: string[], file = 'Harriet-Lindqvist.docx'): Promise<string> => {
  const printed: string[] = [];
  const cli = {
    print: (line: string) => printed.push(line),
    readFile: async () =>
      file.endsWith('.txt') ? Buffer.from(pasted) : Buffer.from(drawDocx(cleanResume)),
    platform: { now: () => new Date('2026-11-22T12:00:00Z') },
  } as unknown as CommandLine;
  const program = new Command('portal');
  registerReviewAnalyse(program, cli);
  await program.parseAsync(['review', 'analyse', file, ...argv], { from: 'user' });
  return printed.join('\n');
};

test('RV-60 a file goes through the engine, and what the server would store is printed', async () => {
  expect(JSON.parse(await run(['--json', '--as-of', '2026-01-31']))).toMatchObject({
    ok: true,
    analysis: {
      contact: { lastName: 'Lindqvist' },
      content: { engine: { asOf: '2026-01-31', language: 'en' } },
    },
  });
  expect(await run([])).toContain('Structure: 8 of 8 checks good, 100 points');
});

test('RV-10, RV-60 a text file is read as pasted text', async () => {
  expect(JSON.parse(await run(['--json', '--as-of', '2026-01-31'], 'cv.txt'))).toMatchObject({
    ok: true,
    analysis: { contact: { lastName: 'Lindqvist' } },
  });
});
