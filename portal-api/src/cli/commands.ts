import type { Command } from 'commander';
import { registerAuditCommands } from '../domains/audit/audit.commands.ts';
import { registerCatalogueCommands } from '../domains/catalogue/catalogue.commands.ts';
import { registerChatCommands } from '../domains/chat/admin/chat.commands.ts';
import { countWaitingDrafts } from '../domains/documents/approvals/release-drafts.ts';
import { registerDraftCommands } from '../domains/documents/drafts/drafts.commands.ts';
import { registerFirmFileCommands } from '../domains/firm-file/firm-file.commands.ts';
import { registerFileCommands } from '../domains/files/files.commands.ts';
import { registerPrivacyCommands } from '../domains/privacy/privacy.commands.ts';
import { registerMoneyCommands } from '../domains/payments/comparison/money.commands.ts';
import { registerOrderCommands } from '../domains/orders/orders.commands.ts';
import { inviteOwner } from '../domains/people/invitations/invitations.service.ts';
import { registerPersonCommands } from '../domains/people/people.commands.ts';
import { registerBackupCommands } from '../recovery/backup/backup.commands.ts';
import { registerReleaseCommands } from '../releases/commands/releases.commands.ts';
import { registerReviewCommands } from '../domains/reviews/review.commands.ts';
import { registerSkillCommands } from '../domains/reviews/skills/skills.commands.ts';
import { registerSiteCommands } from '../domains/website/website.commands.ts';
import type { CommandLine } from '../kernel/command-line.ts';
import { registerReviewAnalyse } from './review-analyse.command.ts';

/** Adds one domain's commands. */
export type RegisterCommands = (program: Command, cli: CommandLine) => void;

// Each domain adds its line here.
export const commands: readonly RegisterCommands[] = [
  (program, cli) =>
    registerSiteCommands(program, { ...cli, needs: { countWaitingDrafts, inviteOwner } }),
  registerFirmFileCommands,
  registerPersonCommands,
  registerPrivacyCommands,
  registerFileCommands,
  registerReleaseCommands,
  registerDraftCommands,
  registerCatalogueCommands,
  registerOrderCommands,
  registerMoneyCommands,
  registerReviewCommands,
  registerSkillCommands,
  registerChatCommands,
  registerAuditCommands,
  registerReviewAnalyse,
  registerBackupCommands,
];
