import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import { languages } from '@portal/shared-contracts';
import type { RemoteManifestInput } from '@portal/shared-contracts/remote';
import { integrityOf } from '../../src/releases/store/read-build.ts';

const inAllLanguages = (text: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, text]));

/** What a test wants its build to look like. */
export interface FixtureOptions {
  readonly remote: string;
  readonly version: string;
  readonly contracts?: string;
  /** Bytes of the entry, to make two builds differ. */
  readonly code?: string;
  readonly container?: string;
  /** Pages of its manifest. */
  readonly pages?: RemoteManifestInput['pages'];
  /** Shared libraries of which it wrongly carries a copy. */
  readonly carries?: readonly string[];
  /** Key of a page with a file `page.js` of its own and the library `react`. */
  readonly page?: string;
}

/** Writes a build folder as the bundler leaves it; for tests of the registry. */
export const writeBuild = async (options: FixtureOptions): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-build-'));
  const { remote, version } = options;
  const container = options.container ?? `${remote}_${version}`.replaceAll(/\W/g, '_');
  const part = { files: [], shared: [] };
  const files: Record<string, string> = {
    'remoteEntry.js': options.code ?? `var ${container} = {};`,
    'mf-manifest.json': JSON.stringify({
      metaData: { globalName: container },
      shared: (options.carries ?? []).map((name) => ({
        name,
        assets: { js: { sync: [`${name}.js`], async: [] } },
      })),
    }),
    'remote.json': JSON.stringify({
      name: remote,
      version,
      contracts: options.contracts ?? `^${CONTRACT_VERSION}`,
      title: inAllLanguages('Example'),
      namespace: 'example',
      pages: options.pages ?? [],
      slots: [],
      events: { sends: [], hears: [] },
    }),
    ...(options.page ? { 'page.js': 'var page = {};' } : {}),
    'parts.json': JSON.stringify({
      remote: part,
      pages: options.page ? { [options.page]: { files: ['page.js'], shared: ['react'] } } : {},
      slots: {},
      locales: {},
    }),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const hashes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, integrityOf(Buffer.from(text))]),
  );
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(hashes));
  return folder;
};
