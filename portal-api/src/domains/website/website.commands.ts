import { email } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { siteSettings } from '@portal/shared-contracts/website';
import type { Command } from 'commander';
import { maskNamed } from '../audit/audit.service.ts';
import type { CommandLine } from '../../kernel/command-line.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { findHolder } from './domains/domains.repository.ts';
import { describeSettings } from './setting-descriptions.ts';
import { changeSetting, parseSetting, readSetting } from './site-settings.ts';
import { storeSitePicture } from './site-picture.ts';
import { refuseWaitingDrafts, type SettingsNeeds } from './settings/edit-settings.service.ts';
import { refuseLostPlaceholders } from './settings/reworded-texts.ts';
import { storeSettings } from './settings/settings.service.ts';
import { findSite, findSiteByHost, insertSite, listSites } from './website.repository.ts';

const SITE_ID = /^[a-z][a-z0-9-]{1,40}$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

const show = (value: unknown): string => JSON.stringify(value, null, 2);

// The token of a firm's own checkout is a secret even on a screen.
const hideToken = (key: string, value: unknown): unknown =>
  key === 'token' && value !== '' ? '(set)' : value;

/** What commands of firms need of higher rooms; the command line hands it in. */
interface SiteNeeds extends Pick<SettingsNeeds, 'countWaitingDrafts'> {
  readonly inviteOwner: (ctx: SiteContext, email: string) => Promise<{ link?: string }>;
}

type SiteCommands = CommandLine & { needs: SiteNeeds };

const inviteOwner = async (cli: SiteCommands, siteId: string, owner: string): Promise<void> => {
  const { link } = await cli.needs.inviteOwner(await cli.site(siteId), owner);
  cli.print(`${owner} is invited to run the firm.`);
  // Elsewhere the link is for the mailbox of the owner alone.
  if (link && cli.platform.config.mode === 'demo') cli.print(link);
};

const refuseTaken = async (
  { platform }: CommandLine,
  id: string,
  hosts: readonly string[],
): Promise<void> => {
  const db = platform.database.platform();
  if (await findSite(db, id)) throw new Refusal('site-taken', { name: id });
  for (const host of hosts) {
    const holder = await findSiteByHost(db, host);
    if (holder) throw new Refusal('host-taken', { host, name: holder.site_id });
    // Removed by another firm a short while ago: it is still that firm's to take back.
    const reserved = await findHolder(db, host, platform.now());
    if (reserved) throw new Refusal('host-taken', { host, name: reserved });
  }
};

const createSite = async (
  cli: SiteCommands,
  id: string,
  options: { name: string; host: string[]; owner?: string },
): Promise<void> => {
  const hosts = [...new Set(options.host.map((host) => host.toLowerCase()))];
  if (!SITE_ID.test(id) || !hosts.every((host) => HOST.test(host)))
    throw new Refusal('site-name-unfit');
  if (options.owner !== undefined && !email.safeParse(options.owner).success)
    throw new Refusal('account-wrong', {}, { '--owner': { code: 'field-no-email', params: {} } });
  await refuseTaken(cli, id, hosts);
  await insertSite(cli.platform.database.platform(), {
    siteId: id,
    name: options.name,
    hosts,
    settings: siteSettings.parse({ companyName: options.name }),
    at: cli.platform.now(),
  });
  cli.forgetSites();
  cli.print(`Site ${id} answers at ${hosts.join(', ')}.`);
  if (options.owner !== undefined) await inviteOwner(cli, id, options.owner);
};

const setSetting = async (
  cli: SiteCommands,
  name: string,
  path: string,
  text: string,
): Promise<void> => {
  const { site } = await cli.site(name);
  const shown = (from: typeof site.settings) => ({
    [path]: maskNamed(path, readSetting(from, path) ?? null),
  });
  const { settings } = await storeSettings(
    { db: cli.platform.database.platform(), now: cli.platform.now },
    { siteId: site.id, personId: null },
    async ({ settings: stored }, tx) => {
      const next = changeSetting(stored, path, parseSetting(text));
      refuseLostPlaceholders(stored, next);
      await refuseWaitingDrafts(cli.needs, tx, { former: stored, next });
      const subject = { kind: 'setting', id: path };
      cli.audit.note({ subject, before: shown(stored), after: shown(next) });
      return next;
    },
  );
  cli.forgetSites();
  cli.print(`${path} = ${show(readSetting(settings, path))}`);
};

const setPicture = async (
  cli: SiteCommands,
  name: string,
  setting: string,
  file: string,
): Promise<void> => {
  const ctx = await cli.site(name);
  const picture = { filename: file, content: await cli.readFile(file) };
  const address = await storeSitePicture(ctx, cli.platform.fileStore, picture);
  await setSetting(cli, name, setting, address);
};

export const registerSiteCommands = (program: Command, cli: SiteCommands): void => {
  const site = program.command('site').description('Firms and their settings');

  site
    .command('list')
    .description('All sites with their hosts')
    .action(async () => {
      for (const { site_id, name, hosts } of await listSites(cli.platform.database.platform()))
        cli.print(`${site_id}\t${name}\t${hosts.filter(Boolean).join(', ')}`);
    });

  site
    .command('create <id>')
    .description('Makes a site with safe defaults')
    .requiredOption('--name <name>', 'name of the firm')
    .requiredOption('--host <host...>', 'host names under which it answers')
    .option('--owner <email>', 'who is asked by mail to run the firm')
    .action((id: string, options: { name: string; host: string[]; owner?: string }) =>
      createSite(cli, id, options),
    );

  site
    .command('show <site> [setting]')
    .description('The settings, or one of them')
    .action(async (name: string, setting?: string) => {
      const { settings } = (await cli.site(name)).site;
      cli.print(
        JSON.stringify(setting ? readSetting(settings, setting) : settings, hideToken, 2) ?? '',
      );
    });

  site
    .command('settings')
    .description('What can be set, with defaults')
    .action(() => {
      for (const line of describeSettings()) cli.print(line);
    });

  site
    .command('set <site> <setting> <value>')
    .description('Changes one setting, e.g. site set acme enabledRemotes.mfe-chat true')
    .action((name: string, setting: string, value: string) =>
      setSetting(cli, name, setting, value),
    );

  site
    .command('picture <site> <setting> <file>')
    .description('Stores a picture for logo, favicon, loginImg or welcomeImg')
    .action((name: string, setting: string, file: string) => setPicture(cli, name, setting, file));
};
