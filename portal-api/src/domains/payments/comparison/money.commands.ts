import { toMajor } from '@portal/shared-contracts';
import type { Command } from 'commander';
import type { CommandLine } from '../../../kernel/command-line.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { listSites } from '../../website/website.service.ts';
import { compareFirm } from './compare-books.ts';
import type { DifferenceRecord } from './difference.record.ts';
import { listDifferenceRows } from './differences.repository.ts';

const SHOWN = 1_000;

const line = (row: DifferenceRecord): string => {
  const major = (minor: number | null) => (minor === null ? '' : toMajor(minor, row.currency));
  const { kind, reference, paymentKey, hereMinor, thereMinor, currency } = row;
  return [kind, reference, paymentKey ?? '', major(hereMinor), major(thereMinor), currency].join(
    '\t',
  );
};

const compare = async (cli: CommandLine, name: string | undefined): Promise<void> => {
  const all = await listSites(cli.platform.database.platform());
  for (const site of name === undefined ? all.map(({ site_id }) => site_id) : [name]) {
    const ctx = await cli.site(site);
    const { differences, failure } = await compareFirm(ctx);
    const outcome = failure
      ? `not compared: ${wordRefusal(failure, 'en')}`
      : `${differences} differences`;
    cli.print(`${ctx.site.id}: ${outcome}`);
    const place = { after: undefined, limit: SHOWN };
    for (const row of await listDifferenceRows(ctx.db, 'open', place)) cli.print(line(row));
  }
};

/** Adds `portal money …`: what the providers say of the firms' books. */
export const registerMoneyCommands = (program: Command, cli: CommandLine): void => {
  program
    .command('money')
    .description('payments of the firms')
    .command('compare [site]')
    .description(
      'Compares the books of the last 35 days with the provider now and lists what differs: kind, name there, payment, here, there',
    )
    .action((site?: string) => compare(cli, site));
};
