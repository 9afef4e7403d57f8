import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { versionIn } from '../shared-libraries.ts';
import { cacheFolder, remoteFolders, workspaceRoot } from '../workspace.ts';
import { forgetOldBuilds } from './forget-old-builds.ts';
import { inputHash } from './input-hash.ts';

/** A finished build of one package. */
export interface BuiltPackage {
  readonly folder: string;
  readonly version: string;
  /** Where the files are. */
  readonly output: string;
  /** False when an earlier build of the same inputs was there. */
  readonly wasBuilt: boolean;
  readonly milliseconds: number;
}

/** What to build and whom to tell. */
export interface BuildOptions {
  /** The shell and every remote when missing. */
  readonly folders?: readonly string[];
  readonly mode?: 'production' | 'development';
  /** Version of the build; the package's own with the hash of its inputs when missing. */
  readonly version?: string;
  /** Told before and after each build that really runs. */
  readonly onProgress?: (line: string) => void;
  /** Builds at the same time. */
  readonly parallel?: number;
}

/** What was built, and what could not be. */
export interface BuildResults {
  readonly built: readonly BuiltPackage[];
  readonly failures: readonly Error[];
}

const buildsFolder = join(cacheFolder, 'builds');

/** List of the builds of the last complete run. */
export const currentBuilds = join(buildsFolder, 'current.json');

const runBuild = (folder: string, environment: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = join(workspaceRoot, 'tooling/src/build/build-package.ts');
    const child = spawn(process.execPath, ['--no-warnings', script, join(workspaceRoot, folder)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data));
    child.stderr.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${folder} failed.\n${output}`));
    });
  });

// Two commands may build the same inputs at the same time; the bytes are the same, so the first one stays.
const moveInPlace = async (unfinished: string, output: string): Promise<void> => {
  try {
    await rename(unfinished, output);
  } catch (error) {
    if (!existsSync(output)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
};

const buildOne = async (folder: string, options: BuildOptions): Promise<BuiltPackage> => {
  const started = performance.now();
  const mode = options.mode ?? 'production';
  const hash = inputHash(folder, mode);
  const version = options.version ?? `${versionIn(join(workspaceRoot, folder))}-b${hash}`;
  const name = options.version ? `${hash}-${options.version}` : hash;
  const output = join(buildsFolder, folder, name);
  if (existsSync(output)) return { folder, version, output, wasBuilt: false, milliseconds: 0 };
  options.onProgress?.(`building ${folder}`);
  // Written beside and moved: a build that was cut off is never taken for a finished one.
  const unfinished = `${output}.${process.pid}.unfinished`;
  await mkdir(join(buildsFolder, folder), { recursive: true });
  await runBuild(folder, { BUILD_OUTPUT: unfinished, RELEASE_VERSION: version, NODE_ENV: mode });
  await moveInPlace(unfinished, output);
  await forgetOldBuilds(join(buildsFolder, folder), name);
  const milliseconds = Math.round(performance.now() - started);
  options.onProgress?.(`built ${folder} in ${(milliseconds / 1000).toFixed(1)} s`);
  return { folder, version, output, wasBuilt: true, milliseconds };
};

// A server that runs resolved the link when it started, so it keeps the shell that it began with.
const pointToCurrent = async (built: readonly BuiltPackage[]): Promise<void> => {
  await writeFile(currentBuilds, `${JSON.stringify(built, null, 2)}\n`);
  const shell = built.find(({ folder }) => folder === 'host-shell');
  if (!shell) return;
  const link = join(buildsFolder, `shell.${process.pid}`);
  await symlink(relative(buildsFolder, shell.output), link);
  await rename(link, join(buildsFolder, 'shell'));
};

/** Builds the shell and the remotes whose inputs changed since their last build; the others cost a hash. */
export const buildChanged = async (options: BuildOptions = {}): Promise<BuildResults> => {
  const folders = [...(options.folders ?? ['host-shell', ...remoteFolders()])];
  const waiting = [...folders];
  const built = new Map<string, BuiltPackage>();
  const failures: Error[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        built.set(next, await buildOne(next, options));
      } catch (error) {
        // One broken package never keeps the others from being built.
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  await Promise.all(Array.from({ length: options.parallel ?? 2 }, work));
  const inOrder = folders.flatMap((folder) => built.get(folder) ?? []);
  await mkdir(buildsFolder, { recursive: true });
  if (!options.folders) await pointToCurrent(inOrder);
  return { built: inOrder, failures };
};
