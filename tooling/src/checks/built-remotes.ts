import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** What a built remote breaks of the rules for shared libraries. */
export interface BuildProblem {
  readonly remote: string;
  readonly problem: string;
}

/** Largest code of one remote without its maps, in bytes before compression. */
export const CODE_BUDGET = 3_000_000;

interface FederationManifest {
  readonly shared: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: string[]; readonly async: string[] } };
  }[];
}

// Texts that only the library itself contains; minifying keeps them.
const fingerprints: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': 'Minified React error #',
  antd: 'ant-btn-variant-',
  'react-router-dom': 'useNavigate() may be used only in the context of a <Router>',
  '@tanstack/react-query': 'No QueryClient set, use QueryClientProvider',
};

const codeFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.js'));

// A build that knows its folder is another one elsewhere, under the same version.
const tellingFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(js|map|json)$/.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(workspaceRoot));

/** Looks at one build folder: copies of shared libraries, by the manifest and by their own texts, and size. */
export const checkBuiltRemote = (remote: string, folder: string): BuildProblem[] => {
  const problems: string[] = [];
  const manifest = JSON.parse(
    readFileSync(join(folder, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  for (const { name, assets } of manifest.shared)
    if (assets.js.sync.length + assets.js.async.length > 0)
      problems.push(`brings files for the shared library ${name}`);
  let size = 0;
  for (const file of codeFiles(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    size += statSync(join(folder, file)).size;
    for (const [library, fingerprint] of Object.entries(fingerprints))
      if (text.includes(fingerprint)) problems.push(`carries a copy of ${library} in ${file}`);
  }
  if (size > CODE_BUDGET)
    problems.push(`has ${size} bytes of code, more than its budget of ${CODE_BUDGET}`);
  return problems.map((problem) => ({ remote, problem }));
};

/** Checks the builds of the workspace: two of them share no container name, and none tells where it was built. */
export const checkBuiltRemotes = (
  builds: readonly { readonly folder: string; readonly output: string }[],
): BuildProblem[] => {
  const names = new Map<string, string>();
  return builds.flatMap(({ folder, output }) => {
    const { name } = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')) as {
      name: string;
    };
    const other = names.get(name);
    names.set(name, folder);
    const doubled = other
      ? [{ remote: folder, problem: `uses the container name of ${other}` }]
      : [];
    const telling = tellingFiles(output).map((file) => ({
      remote: folder,
      problem: `tells in ${file} where it was built`,
    }));
    return [...doubled, ...telling, ...checkBuiltRemote(folder, output)];
  });
};
