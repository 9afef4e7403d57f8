import type { Role } from '@portal/shared-contracts';
import {
  isOffered,
  meetsConditions,
  type PageFile,
  type RemoteManifest,
  type RemotePageData,
  type ResolvedRemote,
} from '@portal/shared-contracts/remote';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { z } from 'zod';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { ShellAssets } from './shell-assets.ts';

/** A file that the page will need, named in the HTML so that it is on its way at once. */
export type Preload = Readonly<PageFile>;

const needs = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });
const byKey = z.record(z.string(), needs);
const partsFile = z.object({ remote: needs, pages: byKey, slots: byKey, locales: byKey });
const hashesFile = z.record(z.string(), z.string());

interface ReleaseFiles {
  readonly parts: z.output<typeof partsFile>;
  readonly hashes: z.output<typeof hashesFile>;
}

const kindOf = (file: string): Preload['as'] => (file.endsWith('.css') ? 'style' : 'script');

/** Reads what a release's parts need; releases never change, so one reading is enough. */
export const releaseFilesReader = (
  store: ReleaseStore,
): ((remote: string, version: string) => Promise<ReleaseFiles | undefined>) => {
  const known = new Map<string, ReleaseFiles>();
  return async (remote, version) => {
    const key = `${remote} ${version}`;
    const before = known.get(key);
    if (before) return before;
    const [parts, hashes] = await Promise.all(
      ['parts.json', 'integrity.json'].map((file) => store.read(remote, version, file, false)),
    );
    if (!parts || !hashes) return undefined;
    const files = {
      parts: partsFile.parse(JSON.parse(Buffer.from(parts.bytes).toString())),
      hashes: hashesFile.parse(JSON.parse(Buffer.from(hashes.bytes).toString())),
    };
    if (known.size > 500) known.clear();
    known.set(key, files);
    return files;
  };
};

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether an address is one of a router pattern such as `/orders/view/:id` or `/a/:b?`. */
export const matchesPattern = (pattern: string, path: string): boolean => {
  const wanted = partsOf(pattern);
  const asked = partsOf(path);
  const least = wanted.filter((part) => !part.endsWith('?')).length;
  return (
    asked.length >= least &&
    asked.length <= wanted.length &&
    asked.every((part, index) => wanted[index]?.startsWith(':') || wanted[index] === part)
  );
};

const mayOpen = (
  roles: ResolvedRemote['manifest']['pages'][number]['roles'],
  role: Role | null,
): boolean => roles === 'public' || (role !== null && roles.includes(role));

/** The pages that an address names for this person, with their remotes. */
export const pagesOf = (
  remotes: readonly ResolvedRemote[],
  path: string,
  role: Role | null,
): { remote: ResolvedRemote; key: string; page: RemotePageData }[] =>
  remotes.flatMap((remote) =>
    remote.manifest.pages
      .filter((page) => matchesPattern(page.path, path) && mayOpen(page.roles, role))
      .map((page) => ({ remote, key: page.key, page })),
  );

/** The remotes with the pages alone that the firm has switched on. */
export const switchedOn = (
  remotes: readonly ResolvedRemote[],
  website: WebsiteConfig,
): ResolvedRemote[] => {
  const isOn = ({ requires }: Pick<RemoteManifest, 'requires'>): boolean =>
    meetsConditions(requires, (flag) => website.website_settings[flag]);
  return remotes
    .filter(({ manifest }) => isOn(manifest))
    .map(({ manifest, ...remote }) => {
      const pages = manifest.pages.filter((page) => isOn(page) && isOffered(page, website));
      return { ...remote, manifest: { ...manifest, pages } };
    });
};

/** The shell's files of the first load. */
export const shellPreloads = (assets: ShellAssets): Preload[] =>
  [...assets.entry, ...assets.bootstrap].map((file) => shellPreload(assets, file));

/** The files of a door's document, its texts among them. */
export const doorPreloads = (assets: ShellAssets, language: string): Preload[] => [
  ...[...assets.doorEntry, ...assets.door].map((file) => shellPreload(assets, file)),
  ...localePreloads(assets, language),
];

/** The list of hashes that a page waits for when it shows more than the HTML can name. */
export const listPreloads = (assets: ShellAssets): Preload[] =>
  assets.hashLists.map((file) => shellPreload(assets, file));

/** The shell's texts of one language. */
export const localePreloads = (assets: ShellAssets, language: string): Preload[] =>
  (assets.locales[language] ?? []).map((file) => shellPreload(assets, file));

const shellPreload = (assets: ShellAssets, file: string): Preload => ({
  url: `/shell/${file}`,
  integrity: assets.hashes[file] ?? '',
  as: kindOf(file),
});

/** Every file that one page of a remote needs, of the remote and of the shell's libraries. */
export const pagePreloads = (
  assets: ShellAssets,
  {
    base,
    files,
    key,
    language,
  }: { base: ResolvedRemote['base']; files: ReleaseFiles; key: string; language: string },
): Preload[] => {
  const page = files.parts.pages[key];
  const locale = files.parts.locales[language];
  const own = [
    'remoteEntry.js',
    ...files.parts.remote.files,
    ...(page?.files ?? []),
    ...(locale?.files ?? []),
  ];
  const shared = [...files.parts.remote.shared, ...(page?.shared ?? [])];
  return [
    ...own.map((file) => ({
      url: `${base}${file}`,
      integrity: files.hashes[file] ?? '',
      as: kindOf(file),
    })),
    ...[...assets.remotes, ...shared.flatMap((library) => assets.provided[library] ?? [])].map(
      (file) => shellPreload(assets, file),
    ),
  ];
};

/** Each file once, in the first place where it is named. */
export const withoutDoubles = (preloads: readonly Preload[]): Preload[] => [
  ...new Map(preloads.map((preload) => [preload.url, preload])).values(),
];
