import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { remoteFolders, workspaceRoot } from '../workspace.ts';

const read = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** A file with everything that it brings along, at once or later. */
const closureOf = (entry: string): string[] => {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || !existsSync(join(workspaceRoot, file))) return;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, target = ''] of read(file).matchAll(IMPORT))
      follow(normalize(join(dirname(file), target)));
  };
  follow(entry);
  return [...seen];
};

const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

const sheetsOfRemote = (room: string): string[] =>
  [...read(`${room}/src/remote.ts`).matchAll(/^import '(\..+\.css)';/gm)].map(([, sheet = '']) =>
    normalize(join(room, 'src', sheet)),
  );

/** The classes that a page uses and whose rules stand in style sheets of its room that it does not bring. */
const missingStyles = (room: string, entry: string): string[] => {
  // What the remote's own module brings is there before each of its pages.
  const files = [...closureOf(entry), ...sheetsOfRemote(room)];
  const own = new Set(files.filter((file) => file.endsWith('.css')));
  const source = files
    .filter((file) => /\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const sheets = globSync(`${room}/src/**/*.css`, { cwd: workspaceRoot });
  const homes = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const name of classesOf(read(sheet))) homes.set(name, [...(homes.get(name) ?? []), sheet]);
  return [...homes]
    .filter(([name]) => /^[a-z]+-/.test(name) && !/^(?:pui|ant)/.test(name))
    .filter(([name]) => new RegExp(`["'\`\\s]${name}["'\`\\s$]`).test(source))
    .filter(([, homesOfName]) => homesOfName.every((sheet) => !own.has(sheet)))
    .map(([name, [home]]) => `${entry} uses ${name}, whose rules are in ${home}`);
};

/** What passes on other files is left out of a bundle together with its style sheets, unless the package says otherwise. */
test('FX-32 no file that only passes on others is the one to bring their rules', () => {
  const keeps = (JSON.parse(read('shared-ui/package.json')) as { sideEffects: string[] })
    .sideEffects;
  const passing = globSync('shared-ui/src/**/index.ts', { cwd: workspaceRoot }).filter(
    (file) => /^import '.+\.css';/m.test(read(file)) && /^export /m.test(read(file)),
  );
  const isKept = (file: string): boolean =>
    keeps.includes(`.${file.slice('shared-ui'.length)}`.replace(/index\.ts$/, 'index.*'));
  expect(passing.filter((file) => !isKept(file))).toEqual([]);
});

const rooms = remoteFolders();

test.each(rooms)(
  'FX-32 each page and slot of %s brings the rules of everything that it shows',
  (room) => {
    const entries = globSync(`${room}/src/{pages,slots}/*.tsx`, { cwd: workspaceRoot }).filter(
      (file) => !file.includes('.test.'),
    );
    expect(entries.flatMap((entry) => missingStyles(room, entry))).toEqual([]);
  },
);
