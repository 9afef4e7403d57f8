import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { Command } from 'commander';
import type { CommandLine } from '../../../kernel/command-line.ts';
import { readAsAdmin, replyAsAdmin } from './admin-chat.service.ts';

const line = ({ createdAt, sender_name, content, data }: ChatMessage): string =>
  `${createdAt}  ${sender_name}: ${content ?? data?.originalname ?? ''}`;

/** The admin's side of the writers' chat; the pages of the back office do the same. */
export const registerChatCommands = (program: Command, cli: CommandLine): void => {
  const chat = program.command('chat').description('Reads and answers the chat with writers.');
  chat
    .command('show <site> <writer>')
    .description('The latest messages of a writer, by e-mail; marks them as seen')
    .action(async (site: string, writer: string) => {
      const messages = await readAsAdmin(cli.platform, await cli.site(site), writer);
      if (messages.length === 0) cli.print('No message yet.');
      for (const message of messages) cli.print(line(message));
    });
  chat
    .command('reply <site> <writer> <text>')
    .description('Answers a writer')
    .action(async (site: string, writer: string, text: string) => {
      cli.print(line(await replyAsAdmin(cli.platform, await cli.site(site), writer, text)));
    });
};
