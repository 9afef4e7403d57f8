import { AppError, contractsVersion } from '@portal/shared-contracts';
import path from 'node:path';
import type { Command } from 'commander';
import type { CommandLine } from '../../cli/command-line.ts';
import type { Database } from '../../database/database.ts';
import { buildRemote, runTooling } from './build-remote.ts';
import { sitesLeftBehind } from './can-deploy.ts';
import { changeSiteChoice, promote, rollback, setCanary, takeBack } from './channels.ts';
import { openStore } from './open-registry.ts';
import { planPrune, prune, pruneOne } from './prune.ts';
import { createPreviewToken } from './preview.ts';
import { buildAddress, createPreviewBuilds, isAddress } from './preview-builds.ts';
import { publishBuild } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { readHistory } from './channels.repository.ts';
import { readRegistry } from './registry.repository.ts';
import { findRelease } from './releases.repository.ts';
import { readSiteChoices } from './site-choices.repository.ts';
import { loadSigningKey } from './signing-key.repository.ts';
import type { RemoteEntry } from './releases.types.ts';

/** What the commands work with. */
interface ReleaseTools {
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
  readonly print: (line: string) => void;
}

const toolsOf = ({ platform, print }: CommandLine): ReleaseTools => ({
  db: platform.database.platform(),
  store: openStore(platform.config),
  now: platform.now,
  print,
});

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

const isWorkspaceRemote = (source: string): boolean => /^mfe-[a-z-]+$/.test(source);

const percentOf = (text: string): number => Number(text.replace(/%$/, ''));

/** Adds `portal release …`. Each command is one atomic change, visible on the next page load. */
export function registerReleaseCommands(program: Command, cli: CommandLine): void {
  const release = program
    .command('release')
    .description('publish remotes and decide who gets which');
  const tools = toolsOf(cli);
  addPublishing(release, tools, cli.folder);
  addChannels(release, tools);
  addSites(release, tools);
  addUpkeep(release, tools);
  addPreview(release, tools);
  program
    .command('new <folder>')
    .description('write a new remote, such as mfe-travel, that builds, publishes and loads')
    .option('--title <text>', 'what people call it')
    .action(async (folder: string, options: { title?: string }) => {
      const words = options.title ? [folder, '--title', options.title] : [folder];
      tools.print(await runTooling('new-remote', words));
    });
}

function addPublishing(release: Command, tools: ReleaseTools, folder: string): void {
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
      await promote(tools, remote, version);
      tools.print(`${remote} ${version} is live`);
    });
  release
    .command('can-deploy <remote> <version>')
    .description('fails and names the sites that would not get this release')
    .action(async (remote: string, version: string) => {
      const left = await sitesLeftBehind(
        { ...tools, contracts: contractsVersion },
        remote,
        version,
      );
      if (left.length > 0)
        throw new AppError(
          'conflict',
          [
            `${remote} ${version} would leave sites behind:`,
            ...left.map(({ siteId, reason }) => `  ${siteId}: ${reason}`),
          ].join('\n'),
        );
      tools.print(`every site would get ${remote} ${version}`);
    });
}

function addChannels(release: Command, tools: ReleaseTools): void {
  release
    .command('promote <remote> <version>')
    .description('make a release live for everybody')
    .action(async (remote: string, version: string) => {
      await promote(tools, remote, version);
      tools.print(`${remote} ${version} is live`);
    });
  release
    .command('canary <remote> <version> <percent>')
    .description('give a release to a share of the devices, 0 to 100')
    .action(async (remote: string, version: string, percent: string) => {
      await setCanary(tools, remote, version, percentOf(percent));
      tools.print(`${remote} ${version} goes to ${percentOf(percent)} percent of the devices`);
    });
  release
    .command('rollback <remote>')
    .description('go back to the release that was live before')
    .option('--reason <text>', 'why', '')
    .action(async (remote: string, options: { reason: string }) => {
      tools.print(`${remote} ${await rollback(tools, remote, options.reason)} is live again`);
    });
  release
    .command('take-back <remote> <version>')
    .description('take a release away from everybody for good')
    .requiredOption('--reason <text>', 'why')
    .action(async (remote: string, version: string, options: { reason: string }) => {
      await takeBack(tools, remote, version, options.reason);
      tools.print(`${remote} ${version} is taken back`);
    });
}

function addSites(release: Command, tools: ReleaseTools): void {
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
      if (channel !== 'stable' && channel !== 'canary')
        throw new AppError('conflict', 'The channels are stable and canary.');
      await changeSiteChoice(tools, site, remote, { channel });
      tools.print(`${site} follows ${channel} of ${remote}`);
    });
}

function addUpkeep(release: Command, tools: ReleaseTools): void {
  release
    .command('list [remote]')
    .description('releases, channels and what sites decided')
    .action(async (remote?: string) => {
      const entries = (await readRegistry(tools.db)).filter(
        (entry) => !remote || entry.remote === remote,
      );
      entries.flatMap(describe).forEach(tools.print);
      for (const [site, choices] of await readSiteChoices(tools.db))
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
      for (const entry of await readHistory(tools.db, remote))
        tools.print(
          `${entry.changedAt}  ${entry.channel}  ${entry.action}  ${entry.version ?? ''}  ${entry.reason}`,
        );
    });
  release
    .command('prune [remote] [version]')
    .description('delete files of releases that no page can still use')
    .option('--days <number>', 'how old an open page may be', '30')
    .option('--dry-run', 'only say what would happen')
    .action(async (remote, version, options: { days: string; dryRun?: boolean }) => {
      const days = Number(options.days);
      if (remote && version) {
        await pruneOne(tools, remote, version, days);
        return tools.print(`${remote} ${version} is deleted`);
      }
      const decisions = options.dryRun
        ? await planPrune(tools.db, tools.now(), days)
        : await prune(tools, days);
      for (const { keptBecause, ...known } of decisions)
        tools.print(
          `${known.remote} ${known.version} ${keptBecause ? `stays: ${keptBecause}` : 'deleted'}`,
        );
    });
}

async function checkPreviewed(tools: ReleaseTools, remote: string, wanted: string): Promise<void> {
  if (!isAddress(wanted)) {
    if (await findRelease(tools.db, remote, wanted)) return;
    throw new AppError('not-found', `${remote} ${wanted} is not published.`);
  }
  const address = buildAddress(wanted);
  if (!address || !(await createPreviewBuilds().read(remote, address.base)))
    throw new AppError('not-found', `There is no build of ${remote} at ${wanted}.`);
  tools.print(`The site shows it while its setting previewOrigins names ${address.origin}.`);
}

function addPreview(release: Command, tools: ReleaseTools): void {
  release
    .command('preview <site> <releases...>')
    .description(
      'make a link that shows releases such as mfe-chat@1.2.0, or builds such as mfe-chat@https://builds.example/pr-12/, on one site',
    )
    .option('--hours <number>', 'how long the link works', '24')
    .action(async (site: string, names: string[], options: { hours: string }) => {
      const wanted = names.map((name) => name.split(/@(.*)/, 2) as [string, string | undefined]);
      for (const [remote, version = ''] of wanted) await checkPreviewed(tools, remote, version);
      const hours = Math.min(Math.max(Number(options.hours) || 24, 1), 168);
      const expiresAt = new Date(tools.now().getTime() + hours * 3_600_000).toISOString();
      const key = await loadSigningKey(tools.db);
      const releases = Object.fromEntries(wanted) as Record<string, string>;
      tools.print(`/?preview=${createPreviewToken({ site, releases, expiresAt }, key)}`);
      tools.print(`Add it to the address of ${site}; it works until ${expiresAt}.`);
    });
}
