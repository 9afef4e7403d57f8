import { area, limits, personName, role } from '@portal/shared-contracts';
import { inputSentences, Refusal } from '@portal/shared-contracts/refusals';
import { newPassword } from '@portal/shared-contracts/people';
import type { Command } from 'commander';
import { z } from 'zod';
import type { CommandLine } from '../../kernel/command-line.ts';
import { issueSignInCode } from './auth/auth.service.ts';
import { saveRights } from './admins/admins.repository.ts';
import { endSessions } from './credentials/sessions.repository.ts';
import { findPersonByEmail, listPeople } from './people.repository.ts';
import { removeLostFactor } from './two-step/two-step.service.ts';
import { createPerson, refuseKnownPassword } from './people.service.ts';

const newAccount = z.object({
  email: z.email(),
  role,
  first: personName,
  last: personName,
  password: newPassword.optional(),
  areas: z.array(area).default([]),
  owner: z.boolean().default(false),
});

const optionsOf = (error: z.ZodError) =>
  Object.fromEntries(
    Object.entries(inputSentences(error)).map(([name, sentence]) => [`--${name}`, sentence]),
  );

const create = async (cli: CommandLine, siteName: string, options: unknown): Promise<void> => {
  const parsed = newAccount.safeParse(options, { reportInput: true });
  if (!parsed.success) throw new Refusal('account-wrong', {}, optionsOf(parsed.error));
  const { email, role: chosen, first, last, password, areas, owner } = parsed.data;
  const ctx = await cli.site(siteName);
  const { db } = ctx;
  if (password !== undefined)
    await refuseKnownPassword(ctx, password, { email, first_name: first, last_name: last });
  const person = await createPerson(db, {
    email,
    role: chosen,
    firstName: first,
    lastName: last,
    ...(password === undefined ? {} : { password }),
  });
  if (chosen === 'admin') await saveRights(db, person.id, { isOwner: owner, areas });
  cli.audit.note({ subject: { kind: 'person', id: person.id } });
  cli.print(`${person.id}\t${person.email}\t${person.role}`);
};

const find = async (cli: CommandLine, siteName: string, email: string) => {
  const ctx = await cli.site(siteName);
  const person = await findPersonByEmail(ctx.db, email);
  if (!person) throw new Refusal('account-unknown', { site: ctx.site.id, email });
  cli.audit.note({ subject: { kind: 'person', id: person.id } });
  return { ctx, person };
};

export const registerPersonCommands = (program: Command, cli: CommandLine): void => {
  const person = program.command('person').description('Accounts of a site');

  person
    .command('list <site>')
    .description('All accounts')
    .action(async (siteName: string) => {
      const { db } = await cli.site(siteName);
      for (const row of await listPeople(db))
        cli.print(`${row.id}\t${row.role}\t${row.email}\t${row.first_name} ${row.last_name}`);
    });

  person
    .command('create <site>')
    .description('Makes an account; without a password it is entered by a link')
    .requiredOption('--email <address>', 'e-mail address')
    .requiredOption('--role <role>', 'user, writer, reviewer or admin')
    .requiredOption('--first <name>', 'first name')
    .requiredOption('--last <name>', 'last name')
    .option('--password <password>', 'first password')
    .option('--areas <area...>', 'what an admin may do: orders, catalogue, money, people, settings')
    .option('--owner', 'an admin who may do everything')
    .action((siteName: string, options: unknown) => create(cli, siteName, options));

  person
    .command('link <site> <email>')
    .description(`A path that signs the person in once, for ${limits.autologinCodeMinutes} minutes`)
    .action(async (siteName: string, email: string) => {
      const { ctx, person: found } = await find(cli, siteName, email);
      const code = await issueSignInCode(ctx.db, found.id);
      cli.print(`/autologin/${code}`);
    });

  person
    .command('reset-factor <site> <email>')
    .description('Turns the second factor off for somebody who lost it: first make sure who asks')
    .action(async (siteName: string, email: string) => {
      const { ctx, person: found } = await find(cli, siteName, email);
      const wasOn = await removeLostFactor(ctx.db, found.id);
      await ctx.live.endSessions(await endSessions(ctx.db, found.id));
      cli.print(wasOn ? `${email} signs in with the password alone.` : 'It was not on.');
    });

  person
    .command('sign-out <site> <email>')
    .description('Ends every session of the person')
    .action(async (siteName: string, email: string) => {
      const { ctx, person: found } = await find(cli, siteName, email);
      const ended = await endSessions(ctx.db, found.id);
      await ctx.live.endSessions(ended);
      cli.print(`${ended.length} sessions ended.`);
    });
};
