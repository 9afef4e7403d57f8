import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import { changeSiteChoice } from '../rollout/site-choices.ts';
import type { ReleaseTools } from '../publishing/release-tools.ts';

/** Commands by which one site departs from what everybody gets. */
export const addSites = (release: Command, tools: ReleaseTools): void => {
  release
    .command('pin <site> <remote> <version>')
    .description('keep one site on one release')
    .action(async (site: string, remote: string, version: string) => {
      await changeSiteChoice(tools, site, remote, { pinned: version });
      tools.print(`${site} stays on ${remote} ${version}`);
    });
  release
    .command('unpin <site> <remote>')
    .description('let one site follow its channel again')
    .action(async (site: string, remote: string) => {
      await changeSiteChoice(tools, site, remote, { pinned: undefined });
      tools.print(`${site} follows the channel of ${remote}`);
    });
  for (const [name, isOn] of [
    ['off', false],
    ['on', true],
  ] as const)
    release
      .command(`${name} <site> <remote>`)
      .description(`switch a remote ${name} for one site`)
      .action(async (site: string, remote: string) => {
        await changeSiteChoice(tools, site, remote, { isOn });
        tools.print(`${remote} is ${name} for ${site}`);
      });
  release
    .command('channel <site> <remote> <channel>')
    .description('let a whole site follow `stable` or `canary`')
    .action(async (site: string, remote: string, channel: string) => {
      if (channel !== 'stable' && channel !== 'canary') throw new Refusal('channel-unknown');
      await changeSiteChoice(tools, site, remote, { channel });
      tools.print(`${site} follows ${channel} of ${remote}`);
    });
};
