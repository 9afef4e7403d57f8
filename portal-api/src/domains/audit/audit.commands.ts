import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import { type CommandLine, wholeNumber } from '../../kernel/command-line.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { dayRange } from '@portal/shared-contracts/days';
import { auditLine, auditRows, presentAuditRow, verifyChain } from './audit.reading.ts';
import type { AuditFilter, AuditRow } from './audit.repository.ts';
import { platformChain } from './audit.service.ts';

interface Options {
  person?: string;
  action?: string;
  subject?: string;
  day?: string;
  limit?: number;
  format?: string;
}

const SHOWN = 50;

const dayOf = (timeZone: string, day: string): { from: Date; to: Date } => {
  const from = new Date(`${day}T00:00:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(from.getTime()))
    throw new Refusal('day-wrong');
  return dayRange(timeZone, day);
};

/** Whose log is read. */
interface Chain {
  db: SiteDatabase;
  timeZone: string;
}

const filterOf = ({ timeZone }: Chain, { person, action, subject, day }: Options): AuditFilter => ({
  person,
  actions: action === undefined ? undefined : [action],
  subject,
  ...(day === undefined ? {} : dayOf(timeZone, day)),
});

// Without a firm it is the log of what concerns all of them: releases, sites, the server's own acts.
const chainOf = async (cli: CommandLine, name: string | undefined): Promise<Chain> => {
  if (name === undefined) return { db: platformChain(cli.platform), timeZone: 'UTC' };
  const { site } = await cli.site(name);
  return { db: cli.platform.database.site(site.id), timeZone: site.settings.timeZone };
};

const line = (row: AuditRow): string =>
  [
    row.seq,
    row.at.toISOString(),
    row.operator ?? row.person_id ?? '',
    row.outcome === 'done' ? row.action : `${row.action} (${row.outcome})`,
    [row.subject_kind, row.subject_id].filter(Boolean).join(' '),
    row.address ?? '',
  ].join('\t');

const list = async (
  cli: CommandLine,
  name: string | undefined,
  options: Options,
): Promise<void> => {
  const of = await chainOf(cli, name);
  let left = options.limit ?? SHOWN;
  for await (const row of auditRows(of.db, filterOf(of, options))) {
    if ((left -= 1) < 0) return;
    cli.print(line(row));
  }
};

const exportAll = async (
  cli: CommandLine,
  name: string | undefined,
  options: Options,
): Promise<void> => {
  const of = await chainOf(cli, name);
  let isFirst = true;
  for await (const row of auditRows(of.db, filterOf(of, options))) {
    const shown = presentAuditRow(row);
    if (options.format === 'csv' && isFirst) cli.print(auditLine(Object.keys(shown)));
    isFirst = false;
    cli.print(options.format === 'csv' ? auditLine(Object.values(shown)) : JSON.stringify(shown));
  }
};

const verify = async (cli: CommandLine, name: string | undefined): Promise<void> => {
  const { db } = await chainOf(cli, name);
  const { rows, brokenAt, lastDigest } = await verifyChain(db);
  if (brokenAt !== undefined)
    throw new Refusal('audit-broken', { chain: name ?? 'the platform', place: brokenAt });
  cli.print(`${rows} rows, none changed. The last digest is ${lastDigest || 'none'}.`);
};

const withFilter = (command: Command): Command =>
  command
    .option('--person <id>', 'what this person did')
    .option('--action <beginning>', 'the beginning of the name of a call or command')
    .option('--subject <id>', 'what was done to this')
    .option('--day <day>', 'on this day of the firm, e.g. 2026-01-31');

/** Commands to read the audit log. */
export const registerAuditCommands = (program: Command, cli: CommandLine): void => {
  const audit = program
    .command('audit')
    .description('Who did what; without a site: what concerns all firms');
  withFilter(audit.command('list [site]').description('The newest rows'))
    .option('--limit <count>', 'how many rows', wholeNumber(1, Number.MAX_SAFE_INTEGER), SHOWN)
    .action((name: string | undefined, options: Options) => list(cli, name, options));
  withFilter(audit.command('export [site]').description('All rows, newest first'))
    .addOption(
      audit
        .createOption('--format <format>', '`jsonl`, one JSON value a line, or `csv`')
        .choices(['jsonl', 'csv'])
        .default('jsonl'),
    )
    .action((name: string | undefined, options: Options) => exportAll(cli, name, options));
  audit
    .command('verify [site]')
    .description('Walks along the chain of digests and says whether a row was changed')
    .action((name?: string) => verify(cli, name));
};
