import type { Command } from 'commander';
import { daysBack } from '../../kernel/command-line.ts';
import { listHistory } from '../rollout/channels.repository.ts';
import { planPrune, prune, pruneOne } from '../publishing/prune.ts';
import { listRegistry } from '../store/registry.repository.ts';
import type { ReleaseTools } from '../publishing/release-tools.ts';
import type { RemoteEntry } from '../store/releases.types.ts';
import { listSiteChoices } from '../rollout/site-choices.repository.ts';

const describe = (entry: RemoteEntry): string[] => [
  entry.remote,
  `  stable  ${entry.stable?.version ?? 'nothing'}`,
  ...(entry.canary
    ? [`  canary  ${entry.canary.version} for ${entry.canary.percent} percent`]
    : []),
  ...entry.releases
    .toReversed()
    .map(
      (release) =>
        `  ${release.version}  contracts ${release.contracts}  published ${release.publishedAt}` +
        (release.takenBack ? `  TAKEN BACK: ${release.takenBack.reason}` : '') +
        (release.pruned ? '  pruned' : ''),
    ),
];

/** Commands that look at what is there, and delete what nobody needs. */
export const addInspection = (release: Command, tools: ReleaseTools): void => {
  release
    .command('list [remote]')
    .description('releases, channels and what sites decided')
    .action(async (remote?: string) => {
      const entries = (await listRegistry(tools.db)).filter(
        (entry) => !remote || entry.remote === remote,
      );
      entries.flatMap(describe).forEach(tools.print);
      for (const [site, choices] of await listSiteChoices(tools.db))
        for (const [name, choice] of choices)
          if (!remote || name === remote)
            tools.print(
              `${site}: ${name} ${choice.isOn ? choice.channel : 'off'}${choice.pinned ? `, pinned to ${choice.pinned}` : ''}`,
            );
    });
  release
    .command('history <remote>')
    .description('what happened to the channels of a remote, newest first')
    .action(async (remote: string) => {
      for (const entry of await listHistory(tools.db, remote))
        tools.print(
          `${entry.changedAt}  ${entry.channel}  ${entry.action}  ${entry.version ?? ''}  ${entry.reason}`,
        );
    });
  release
    .command('prune [remote] [version]')
    .description('delete files of releases that no page can still use')
    .option('--days <number>', 'how old an open page may be', daysBack(0), 30)
    .option('--dry-run', 'only say what would happen')
    .action(async (remote, version, { days, dryRun }: { days: number; dryRun?: boolean }) => {
      if (!dryRun) await tools.refuseToCopies();
      if (remote && version) {
        await pruneOne(tools, remote, version, days);
        return tools.print(`${remote} ${version} is deleted`);
      }
      const decisions = dryRun
        ? await planPrune(tools.db, tools.now(), days)
        : await prune(tools, days);
      for (const { keptBecause, ...known } of decisions)
        tools.print(
          `${known.remote} ${known.version} ${keptBecause ? `stays: ${keptBecause}` : 'deleted'}`,
        );
    });
};
