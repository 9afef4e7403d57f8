import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type End,
  endShape,
  entryNames,
  FORMAT,
  type Manifest,
  manifestShape,
} from '../archive/format.ts';
import { readArchive } from '../archive/read-archive.ts';
import { type SetHash, setHash, sha256Of } from '../archive/set-hash.ts';

/** A backup that was read to its end and agrees with itself. */
export interface Inspected {
  manifest: Manifest;
  end: End;
}

const linesOf = (content: Buffer): string[] => content.toString().split('\n');

/** The lines of a table's part; `tables/<table>/<part>`. */
export const rowsOf = (name: string, content: Buffer): { table: string; lines: string[] } => ({
  table: name.split('/')[1] ?? '',
  lines: linesOf(content),
});

interface Seen {
  tables: Map<string, SetHash>;
  files: SetHash;
  releases: Map<string, string>;
}

const count = (seen: Seen, name: string, content: Buffer): void => {
  const [kind, ...rest] = name.split('/');
  if (kind === 'files') seen.files.add(`${rest.join('/')} ${sha256Of(content)}`);
  if (kind === 'releases') seen.releases.set(rest.join('/'), sha256Of(content));
  if (kind !== 'tables') return;
  const { table, lines } = rowsOf(name, content);
  const rows = seen.tables.get(table) ?? setHash();
  for (const line of lines) rows.add(line);
  seen.tables.set(table, rows);
};

const differences = ({ tables, files, releases }: Seen, end: End): string[] => [
  ...Object.entries(end.tables)
    .filter(([name, { rows, hash }]) => {
      const { count: found, hash: sum } = tables.get(name) ?? setHash();
      return found !== rows || sum !== hash;
    })
    .map(([name]) => name),
  ...(files.count === end.files.count && files.hash === end.files.hash ? [] : ['files']),
  ...end.releases
    .filter(({ remote, version, files: wanted }) =>
      Object.entries(wanted).some(
        ([name, hash]) => releases.get(`${remote}/${version}/${name}`) !== hash,
      ),
    )
    .map(({ remote, version }) => `${remote} ${version}`),
];

/** Reads a backup to its end before anything is touched: a damaged one is refused while all is as it was. */
export const inspectArchive = async (file: string, identity: string): Promise<Inspected> => {
  const seen: Seen = { tables: new Map(), files: setHash(), releases: new Map() };
  let manifest: Manifest | undefined;
  let end: End | undefined;
  for await (const { name, content } of readArchive(file, identity)) {
    if (name === entryNames.manifest) manifest = manifestShape.parse(JSON.parse(String(content)));
    else if (name === entryNames.end) end = endShape.parse(JSON.parse(String(content)));
    else count(seen, name, content);
    if (manifest && manifest.format > FORMAT)
      throw new Refusal('restore-newer', { file, what: `format ${manifest.format}` });
  }
  if (!manifest || !end) throw new Refusal('restore-damaged', { file, problem: 'it has no end' });
  const wrong = differences(seen, end);
  if (wrong.length > 0)
    throw new Refusal('restore-damaged', { file, problem: `wrong: ${wrong.join(', ')}` });
  return { manifest, end };
};
