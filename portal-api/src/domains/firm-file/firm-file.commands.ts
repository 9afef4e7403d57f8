import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { CommandLine } from '../../kernel/command-line.ts';
import { mayAskCheckout } from '../../kernel/config/connections.config.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { wordRefusal } from '../../kernel/words/words.ts';
import { withArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { applyImport, type ImportTools } from './importing/apply-import.ts';
import { readImport } from './importing/import-firm.ts';
import type { StoredLine } from './operations/operations.repository.ts';

const exportSite = async (cli: CommandLine, name: string, file: string): Promise<void> => {
  const { site, db, now, files } = await cli.site(name);
  const { fileStore, firmParts: parts } = cli.platform;
  const tools = { site, db, now, files, fileStore, parts, holds: () => true };
  const { bytes, missing } = await writeArchive(tools);
  const target = path.resolve(cli.folder, file);
  await pipeline(Readable.from(bytes), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  cli.print(`The firm ${site.id} is in ${target}. Not in it: ${missing.join(', ')}.`);
};

const toolsOf = ({ platform }: CommandLine, ctx: SiteContext): ImportTools => ({
  platform,
  ctx,
  importer: undefined,
  address: undefined,
  batch: '',
  judge: {
    site: ctx.site,
    isOwner: true,
    holds: () => true,
    mayAskCheckout: (url) => mayAskCheckout(platform.config.checkoutHosts, url),
  },
});

const show = ({ act, part, key, title, changes, reason }: StoredLine): string[] => [
  `${act}\t${part}\t${key}\t${title}${reason ? `\t${wordRefusal(reason, 'en')}` : ''}`,
  ...changes.map(
    ({ path: place, before, after }) =>
      `\t${place}: ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
  ),
];

const importSite = async (
  cli: CommandLine,
  name: string,
  given: string,
  options: { apply?: true; publish?: true; ours?: true },
): Promise<void> => {
  const ctx = await cli.site(name);
  const tools = toolsOf(cli, ctx);
  const file = path.resolve(cli.folder, given);
  const { lines = [] } = await readImport(tools, ctx.db, file);
  for (const line of lines.filter(({ act }) => act !== 'same')) show(line).forEach(cli.print);
  cli.print(`${lines.filter(({ act }) => act === 'same').length} the same.`);
  if (!options.apply) return;
  const decision = { isPublished: options.publish === true, isOurs: options.ours === true };
  const outcome = await withArchive(file, (source) => applyImport(tools, { source, decision }));
  cli.audit.note({ after: outcome });
  cli.forgetSites();
  const { created, changed, published } = outcome;
  cli.print(`${created} created, ${changed} changed, ${published} published.`);
};

/** Commands that make a firm a file and take one in; they stand beside the other commands of `site`. */
export const registerFirmFileCommands = (program: Command, cli: CommandLine): void => {
  const site = program.commands.find((command) => command.name() === 'site');
  if (!site) return;
  site
    .command('export <site> <file>')
    .description('Writes the settings, texts and catalogue of a firm into a new ZIP file')
    .action((name: string, file: string) => exportSite(cli, name, file));
  site
    .command('import <site> <file>')
    .description('Says what a file of a firm would change')
    .option('--apply', 'changes it')
    .option('--publish', 'publishes what is otherwise a draft')
    .option('--ours', 'the contracts in it were read and are the firm’s own')
    .action((name: string, file: string, options: { apply?: true; publish?: true; ours?: true }) =>
      importSite(cli, name, file, options),
    );
};
