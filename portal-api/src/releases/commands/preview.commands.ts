import { Refusal } from '@portal/shared-contracts/refusals';
import type { Command } from 'commander';
import { HOUR } from '../../kernel/time/durations.ts';
import { buildAddress, createPreviewBuilds, isAddress } from '../preview/preview-builds.ts';
import { createPreviewToken } from '../preview/preview.ts';
import type { ReleaseTools } from '../publishing/release-tools.ts';
import { toPem } from '../store/signing.ts';
import { findRelease } from '../store/releases.repository.ts';
import { raiseSequence } from '../store/registry.repository.ts';
import { isSite } from '../rollout/site-choices.repository.ts';
import { revokePreviews } from '../preview/preview-revocations.repository.ts';

const checkPreviewed = async (
  tools: ReleaseTools,
  remote: string,
  wanted: string,
): Promise<void> => {
  if (!isAddress(wanted)) {
    if (await findRelease(tools.db, remote, wanted)) return;
    throw new Refusal('release-unpublished', { remote, version: wanted });
  }
  const address = buildAddress(wanted);
  if (!address || !(await createPreviewBuilds().read(remote, address.base)))
    throw new Refusal('build-absent', { remote, origin: wanted });
  tools.print(`The site shows it while its setting previewOrigins names ${address.origin}.`);
};

const addKey = (release: Command, tools: ReleaseTools): void => {
  release
    .command('key')
    .description('say which keys sign and are believed')
    .option('--export', 'print the private key that signs, for a file outside of the database')
    .action(async (options: { export?: boolean }) => {
      const { current, accepted } = await tools.signingKeys();
      if (options.export) return tools.print(toPem(current).trimEnd());
      tools.print(`${current.keyId}\tsigns`);
      for (const { keyId } of accepted.slice(1)) tools.print(`${keyId}\tis still believed`);
    });
};

const addRevocation = (release: Command, tools: ReleaseTools): void => {
  release
    .command('revoke-previews <site>')
    .description('end every preview link of a site that was made until now')
    .action(async (site: string) => {
      if (!(await isSite(tools.db, site))) throw new Refusal('site-absent', { name: site });
      await tools.db.transaction(async (tx) => {
        await revokePreviews(tx, site, tools.now());
        await raiseSequence(tx);
      });
      tools.print(`No preview link of ${site} that was made until now shows anything.`);
    });
};

/** The command that shows releases to whoever has the link. */
export const addPreview = (release: Command, tools: ReleaseTools): void => {
  addKey(release, tools);
  addRevocation(release, tools);
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
      const issuedAt = tools.now().toISOString();
      const expiresAt = new Date(tools.now().getTime() + hours * HOUR).toISOString();
      const { current: key } = await tools.signingKeys();
      const releases = Object.fromEntries(wanted) as Record<string, string>;
      tools.print(`/?preview=${createPreviewToken({ site, releases, issuedAt, expiresAt }, key)}`);
      tools.print(`Add it to the address of ${site}; it works until ${expiresAt}.`);
    });
};
