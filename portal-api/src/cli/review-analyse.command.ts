import path from 'node:path';
import type { ResumeAnalysis } from '@portal/shared-contracts/reviews';
import type { Command } from 'commander';
import { type CommandLine, dayOfCalendar } from '../kernel/command-line.ts';
import type { ResumeInput } from '../review-engine/engine.types.ts';
import { createReviewEngine } from '../review-engine/review-engine.ts';

interface Options {
  advert?: string;
  asOf?: string;
  json?: boolean;
}

const lines = ({ content }: ResumeAnalysis): string[] => [
  ...(content.scores ?? []).map(
    ({ tab, good, applicable, points }) =>
      `${tab}: ${good} of ${applicable} checks good, ${points ?? '–'} points`,
  ),
  ...(content.findings ?? []).map(
    ({ id, result, place, reason }) =>
      `${result.padEnd(11)} ${id}${place ? ` (line ${place.line})` : ''}: ${reason.text}`,
  ),
];

// A text file stands for pasted text, which has no name.
const handedIn = (file: string, bytes: Buffer): Pick<ResumeInput, 'source' | 'fileName'> =>
  path.extname(file).toLowerCase() === '.txt'
    ? { source: { text: bytes.toString('utf8') } }
    : { source: { bytes }, fileName: path.basename(file) };

const analyse = async (cli: CommandLine, file: string, options: Options): Promise<void> => {
  const engine = createReviewEngine({ processes: 1 });
  try {
    const advert = options.advert && (await cli.readFile(options.advert)).toString('utf8');
    const result = await engine.analyse({
      ...handedIn(file, await cli.readFile(file)),
      advert,
      asOf: options.asOf ?? cli.platform.now().toISOString().slice(0, 10),
    });
    if (options.json) cli.print(JSON.stringify(result, null, 2));
    else if (result.ok) for (const line of lines(result.analysis)) cli.print(line);
    else cli.print(`No review: ${result.failure}`);
  } finally {
    await engine.close();
  }
};

/** Adds `portal review analyse`: a file through the engine, with nothing stored (RV-60). */
export const registerReviewAnalyse = (program: Command, cli: CommandLine): void => {
  const known = program.commands.find((command) => command.name() === 'review');
  const review = known ?? program.command('review').description('free reviews of visitors');
  review
    .command('analyse <file>')
    .description(
      'Prints what the review of a PDF, a Word file or a text (.txt) would say; nothing is stored',
    )
    .option('--advert <file>', 'the text of a job advert')
    .option('--as-of <day>', 'the day that stands for today, as 2026-11-22', dayOfCalendar)
    .option('--json', 'everything that the server would store, as JSON')
    .action((file: string, options: Options) => analyse(cli, file, options));
};
