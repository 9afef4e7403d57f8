import type { Command } from 'commander';
import { registerChatCommands } from '../domains/chat/admin/chat.commands.ts';
import { registerDraftCommands } from '../domains/documents/drafts/drafts.commands.ts';
import { registerOrderCommands } from '../domains/orders/orders.commands.ts';
import { registerPersonCommands } from '../domains/people/people.commands.ts';
import { registerReleaseCommands } from '../releases/commands/releases.commands.ts';
import { registerSiteCommands } from '../domains/website/website.commands.ts';
import type { CommandLine } from '../kernel/command-line.ts';

/** Adds one domain's commands. */
export type RegisterCommands = (program: Command, cli: CommandLine) => void;

// Each domain adds its line here.
export const commands: readonly RegisterCommands[] = [
  registerSiteCommands,
  registerPersonCommands,
  registerReleaseCommands,
  registerDraftCommands,
  registerOrderCommands,
  registerChatCommands,
];
