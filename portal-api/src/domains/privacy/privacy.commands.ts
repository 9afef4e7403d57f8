import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chooseLanguage } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import type { CommandLine } from '../../kernel/command-line.ts';
import { findPersonByEmail } from '../people/people.service.ts';
import { everyErased } from './erase-due.ts';
import { askErasure, dueOf } from './erasures.service.ts';
import { findErasure, deleteErasure } from './erasures.repository.ts';
import { mailErasureAsked } from './mail-person.ts';
import { personArchive } from './person-archive.ts';
import { findSubject } from './personal-rows.repository.ts';

const find = async (cli: CommandLine, siteName: string, email: string) => {
  const ctx = await cli.site(siteName);
  const person = await findPersonByEmail(ctx.db, email);
  const subject = person && (await findSubject(ctx.db, person.id));
  if (!person || !subject) throw new Refusal('account-unknown', { site: ctx.site.id, email });
  cli.audit.note({ subject: { kind: 'person', id: person.id } });
  return { ctx, person, subject };
};

const exportPerson = async (
  cli: CommandLine,
  siteName: string,
  email: string,
  options: { out: string },
): Promise<void> => {
  const { ctx, subject } = await find(cli, siteName, email);
  const { fileStore, personalData } = cli.platform;
  const language = chooseLanguage(subject.language, ctx.site.settings.language);
  const archive = personArchive(
    { db: ctx.db, store: fileStore, data: personalData, language },
    subject,
  );
  const file = path.resolve(cli.folder, options.out);
  await pipeline(Readable.from(archive), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  cli.print(`Everything about ${email} is in ${file}.`);
};

const erase = async (cli: CommandLine, siteName: string, email: string): Promise<void> => {
  const { ctx, person } = await find(cli, siteName, email);
  await askErasure(ctx.db, person.id, cli.platform.personalData);
  await mailErasureAsked(ctx, person.id);
  const erasure = await findErasure(ctx.db, person.id);
  const due = erasure && (await dueOf(ctx.db, erasure));
  cli.print(`${email} is erased after ${due?.toISOString() ?? ''}.`);
};

const keep = async (cli: CommandLine, siteName: string, email: string): Promise<void> => {
  const { ctx, person } = await find(cli, siteName, email);
  cli.print((await deleteErasure(ctx.db, person.id)) ? `${email} stays.` : 'Nothing to take back.');
};

/** Commands for the rights of a person; they stand beside the other commands of `person`. */
export const registerPrivacyCommands = (program: Command, cli: CommandLine): void => {
  const person = program.commands.find((command) => command.name() === 'person');
  if (!person) return;
  person
    .command('export <site> <email>')
    .description('Writes everything about the person into a new ZIP file')
    .requiredOption('--out <file>', 'the file to write')
    .action((site: string, email: string, options: { out: string }) =>
      exportPerson(cli, site, email, options),
    );
  person
    .command('erase <site> <email>')
    .description('Asks for the erasure of the account; it waits 72 hours')
    .action((site: string, email: string) => erase(cli, site, email));
  person
    .command('keep <site> <email>')
    .description('Takes the erasure of an account back')
    .action((site: string, email: string) => keep(cli, site, email));
  person
    .command('erasures')
    .description('Who was erased, by id, as JSON lines: keep a copy beside the backups')
    .action(async () => {
      for (const erased of await everyErased(cli.platform)) cli.print(JSON.stringify(erased));
    });
};
