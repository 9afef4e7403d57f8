import path from 'node:path';
import type { Command } from 'commander';
import type { CommandLine } from '../../../kernel/command-line.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { draftsWaiting, judgeDraft } from './approve-draft.ts';

const listWaiting = async (cli: CommandLine, siteName: string): Promise<void> => {
  const ctx = await cli.site(siteName);
  const drafts = await draftsWaiting(ctx);
  if (drafts.length === 0) cli.print('No draft waits for approval.');
  for (const draft of drafts) {
    const order = await findOrder(ctx.db, draft.order_id);
    const service = order?.package.packageServices.find(({ _id }) => _id === draft.service_id);
    const columns = [
      draft.id,
      draft.created_at.toISOString(),
      `${order?.customer.firstName} ${order?.customer.lastName}`,
      `${service?.serviceName}, draft ${draft.number}`,
      order?.writerName ?? '',
    ];
    cli.print(columns.join('  '));
  }
};

const reject = async (
  cli: CommandLine,
  siteName: string,
  draftId: string,
  { reason, file }: { reason: string; file?: string },
): Promise<void> => {
  const attachment = file && { filename: path.basename(file), content: await cli.readFile(file) };
  await judgeDraft(await cli.site(siteName), draftId, {
    approval: 'rejected',
    reason,
    ...(attachment ? { file: attachment } : {}),
  });
  cli.print(`Draft ${draftId} went back to its writer.`);
};

/** The admin's side of drafts; the pages of the back office do the same. */
export const registerDraftCommands = (program: Command, cli: CommandLine): void => {
  const draft = program.command('draft').description('Approves or rejects drafts.');
  draft
    .command('list <site>')
    .description('Drafts that wait for approval, oldest first')
    .action((site: string) => listWaiting(cli, site));
  draft
    .command('approve <site> <draft>')
    .description('Lets a draft through to the customer')
    .action(async (site: string, draftId: string) => {
      await judgeDraft(await cli.site(site), draftId, { approval: 'approved' });
      cli.print(`Draft ${draftId} went to the customer.`);
    });
  draft
    .command('reject <site> <draft>')
    .description('Sends a draft back to its writer')
    .requiredOption('--reason <text>', 'what has to change')
    .option('--file <path>', 'a file with remarks')
    .action((site: string, draftId: string, options: { reason: string; file?: string }) =>
      reject(cli, site, draftId, options),
    );
};
