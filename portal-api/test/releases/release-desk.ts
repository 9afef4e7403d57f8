import { Refusal } from '@portal/shared-contracts/refusals';
import { releaseSet, type ReleaseSet } from '@portal/shared-contracts/remote';
import { getWebsite } from '@portal/shared-contracts/website';
import { Command } from 'commander';
import { createCommandLine } from '../../src/cli/command-line.ts';
import { wordForOperators } from '../../src/kernel/words/words.ts';
import { registerReleaseCommands } from '../../src/releases/commands/releases.commands.ts';
import { type FixtureOptions, writeBuild } from './build-fixture.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A refusal as the command line prints it. */
const inWords = (error: unknown): never => {
  throw error instanceof Refusal ? new Error(wordForOperators(error.sentence)) : error;
};

/** The release set that a browser gets with its page. */
export const setOf = async (
  client: TestClient,
  headers: Record<string, string> = {},
): Promise<ReleaseSet> => {
  const { body } = await client.call(getWebsite, {}, { headers });
  return releaseSet.parse(JSON.parse(body.data.releases?.payload ?? ''));
};

/** The release of a remote in a set. */
export const versionOf = (set: ReleaseSet, remote: string): string | undefined =>
  set.remotes.find(({ manifest }) => manifest.name === remote)?.release;

/** Where releases are made: the command line against a test's own registry. */
export const releaseDesk = (portal: TestApp) => {
  /** Runs `portal release …`; answers what it printed. */
  const release = async (...words: string[]): Promise<string> => {
    const lines: string[] = [];
    const program = new Command().exitOverride();
    const commandLine = createCommandLine({
      platform: portal.app.portal.platform,
      siteContext: portal.app.portal.siteContext,
      operator: 'tester',
      folder: '/',
      print: (line) => lines.push(line),
      forgetSites: () => undefined,
    });
    registerReleaseCommands(program, commandLine);
    await program.parseAsync(['release', ...words], { from: 'user' }).catch(inWords);
    return lines.join('\n');
  };
  return {
    release,
    publish: async (options: FixtureOptions): Promise<string> =>
      release('publish', await writeBuild(options)),
    live: async (options: FixtureOptions): Promise<string> =>
      release('publish', await writeBuild(options), '--promote'),
    /** A browser that has opened a page of the portal. */
    device: (address?: string): Pick<TestClient, 'call'> => {
      const { cookie } = portal.releases.devices.issue();
      const client = portal.visit();
      client.cookies.set('portal_device', cookie);
      return {
        call: (endpoint, input) => client.call(endpoint, input, address ? { from: address } : {}),
      };
    },
  };
};
