import type { Command } from 'commander';
import { type CommandLine, daysBack } from '../../kernel/command-line.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { findPersonByEmail } from '../people/people.service.ts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { listCounts } from './jobs/counts.repository.ts';
import { listReviews, readReview, staffReviewOf } from './staff/staff-reviews.service.ts';
import { eraseReviewsOf } from './work/erase.service.ts';
import { listReviewRows } from './written/listed-reviews.repository.ts';

const list = async (cli: CommandLine, site: string, state: 'all' | 'unread'): Promise<void> => {
  const ctx = await cli.site(site);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await listReviews(ctx, { search: '', state, page });
    pages = found.pages;
    for (const { _id, processedAt, language, checkedBy, bought } of found.reviews)
      cli.print(
        [_id, processedAt, language, checkedBy?.name ?? 'unread', bought ? 'bought' : ''].join(
          '\t',
        ),
      );
  }
};

const PAGE = 100;

/** Reviews that the firm has written itself, the newest first (BO-103). */
const listWritten = async (cli: CommandLine, site: string): Promise<void> => {
  const { db } = await cli.site(site);
  let after: readonly string[] | undefined;
  do {
    const rows = await listReviewRows(db, {}, { after, limit: PAGE });
    for (const { id, created_at, state, opened, order_id } of rows.filter(
      ({ from_intake }) => !from_intake,
    ))
      cli.print(
        [id, created_at.toISOString(), state, `opened ${opened}`, order_id ? 'bought' : ''].join(
          '\t',
        ),
      );
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last && [last.created_at.toISOString(), last.id];
  } while (after);
};

const show = async (cli: CommandLine, site: string, id: string): Promise<void> => {
  const review = await staffReviewOf(await cli.site(site), id);
  cli.print(JSON.stringify(review, null, 2));
};

const read = async (cli: CommandLine, site: string, id: string, email: string): Promise<void> => {
  const ctx = await cli.site(site);
  const person = await findPersonByEmail(ctx.db, email);
  if (person?.role !== 'writer') throw new Refusal('writer-unknown', { email });
  const name = `${person.first_name} ${person.last_name}`;
  await readReview(ctx, id, { id: person.id, name });
  cli.print(`${id} was read by ${name}.`);
};

const erase = async (cli: CommandLine, site: string, email: string): Promise<void> => {
  const ctx = await cli.site(site);
  const count = await eraseReviewsOf(cli.platform, ctx.db, email);
  cli.print(`${count} reviews erased with everything that was sent for them.`);
};

const funnel = async (cli: CommandLine, site: string, days: number): Promise<void> => {
  const { db } = await cli.site(site);
  const since = new Date(cli.platform.now().getTime() - (days - 1) * DAY);
  for (const row of await listCounts(db, since.toISOString().slice(0, 10)))
    cli.print([row.day, row.step, row.reason, row.count].join('\t'));
};

/** Adds `portal review …`: what the firm does with the free reviews of visitors. */
export const registerReviewCommands = (program: Command, cli: CommandLine): void => {
  const known = program.commands.find((command) => command.name() === 'review');
  const review = known ?? program.command('review').description('free reviews of visitors');
  review
    .command('list <site>')
    .description('The reviews that visitors asked for, unread ones first')
    .option('--unread', 'only those that nobody has read')
    .option('--written', 'those that the firm has written instead, drafts too')
    .action((site: string, { unread, written }: { unread?: boolean; written?: boolean }) =>
      written ? listWritten(cli, site) : list(cli, site, unread ? 'unread' : 'all'),
    );
  review
    .command('show <site> <id>')
    .description('One review with its findings, its text and who changed what, as JSON')
    .action((site: string, id: string) => show(cli, site, id));
  review
    .command('read <site> <id> <writer>')
    .description('Says that a writer, named by e-mail, has read the review')
    .action((site: string, id: string, writer: string) => read(cli, site, id, writer));
  review
    .command('erase <site>')
    .description('Erases everything that was sent under an e-mail address, at once')
    .requiredOption('--email <email>', 'the address')
    .action((site: string, { email }: { email: string }) => erase(cli, site, email));
  review
    .command('funnel <site>')
    .description('How many came how far on the way to a review and an order, day by day')
    .option('--days <count>', 'so many days back', daysBack(1), 30)
    .action((site: string, { days }: { days: number }) => funnel(cli, site, days));
};
