import type { Command } from 'commander';
import { runTooling } from '../publishing/build-remote.ts';
import { addChannels } from './channels.commands.ts';
import { addPreview } from './preview.commands.ts';
import { addPublishing } from './publishing.commands.ts';
import { type ReleaseCommandLine, toolsOf } from '../publishing/release-tools.ts';
import { addSites } from './site-choices.commands.ts';
import { addInspection } from './inspection.commands.ts';

/** Adds `portal release …`. Each command is one atomic change, visible on the next page load. */
export const registerReleaseCommands = (program: Command, cli: ReleaseCommandLine): void => {
  const release = program
    .command('release')
    .description('publish remotes and decide who gets which');
  const tools = toolsOf(cli);
  addPublishing(release, tools, cli.folder);
  addChannels(release, tools);
  addSites(release, tools);
  addInspection(release, tools);
  addPreview(release, tools);
  program
    .command('new <folder>')
    .description('write a new remote, such as mfe-travel, that builds, publishes and loads')
    .option('--title <text...>', 'what people call it: Travel de=Reisen it=Viaggi …')
    .action(async (folder: string, { title = [] }: { title?: string[] }) => {
      const titles = title.flatMap((text) => ['--title', text]);
      tools.print(await runTooling('new-remote', [folder, ...titles]));
    });
};
