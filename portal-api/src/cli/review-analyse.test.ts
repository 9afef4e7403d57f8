import { Command } from 'commander';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawDocx } from '../../test/resumes/pack-docx.ts';
import type { CommandLine } from '../kernel/command-line.ts';
import { registerReviewAnalyse } from './review-analyse.command.ts';

const run = async (...argv: string[]): Promise<string> => {
  const printed: string[] = [];
  const cli = {
    print: (line: string) => printed.push(line),
    readFile: async () => Buffer.from(drawDocx(cleanResume)),
    platform: { now: () => new Date('2026-11-22T12:00:00Z') },
  } as unknown as CommandLine;
  const program = new Command('portal');
  registerReviewAnalyse(program, cli);
  await program.parseAsync(['review', 'analyse', 'Harriet-Lindqvist.docx', ...argv], {
    from: 'user',
  });
  return printed.join('\n');
};

test('RV-60 a file goes through the engine, and what the server would store is printed', async () => {
  expect(JSON.parse(await run('--json', '--as-of', '2026-01-31'))).toMatchObject({
    ok: true,
    analysis: {
      contact: { lastName: 'Lindqvist' },
      content: { engine: { asOf: '2026-01-31', language: 'en' } },
    },
  });
  expect(await run()).toContain('Structure: 8 of 8 checks good, 100 points');
});
