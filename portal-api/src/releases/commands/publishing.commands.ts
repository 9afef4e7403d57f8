import path from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import { buildRemote } from '../publishing/build-remote.ts';
import { sitesLeftBehind } from '../publishing/can-deploy.ts';
import { isRolledBack, promote } from '../rollout/channels.ts';
import { publishBuild } from '../publishing/publish.ts';
import type { ReleaseTools } from '../publishing/release-tools.ts';

const isWorkspaceRemote = (source: string): boolean => /^mfe-[a-z-]+$/.test(source);

/** Commands that bring a release in, and ask beforehand whom it would leave behind. */
export const addPublishing = (release: Command, tools: ReleaseTools, folder: string): void => {
  release
    .command('publish <source>')
    .description(
      'store a remote under its version: a remote of the workspace is built, a folder is a build',
    )
    .option('--promote', 'make it live for everybody at once')
    .option('--as <version>', 'build it under this version')
    .action(async (source: string, options: { promote?: boolean; as?: string }) => {
      const build = isWorkspaceRemote(source)
        ? await buildRemote(source, options.as, tools.print)
        : path.resolve(folder, source);
      const { remote, version, isNew } = await publishBuild(build, tools);
      tools.print(`${remote} ${version} ${isNew ? 'published' : 'was published before'}`);
      if (!options.promote) return;
      // A push that changes nothing of a remote publishes it all the same, and must not undo what an operator did.
      if (!isNew && (await isRolledBack(tools.db, remote, version)))
        return tools.print(
          `${remote} ${version} was rolled back and stays so; to make it live: portal release promote ${remote} ${version}`,
        );
      await promote(tools, remote, version);
      tools.print(`${remote} ${version} is live`);
    });
  release
    .command('can-deploy <remote> <version>')
    .description('fails and names the sites that would not get this release')
    .action(async (remote: string, version: string) => {
      const left = await sitesLeftBehind(
        { ...tools, contracts: CONTRACT_VERSION },
        remote,
        version,
      );
      if (left.length > 0)
        throw new Refusal('release-leaves-sites', {
          remote,
          version,
          sites: left.map(({ siteId, reason }) => `  ${siteId}: ${reason}`).join('\n'),
        });
      tools.print(`every site would get ${remote} ${version}`);
    });
};
