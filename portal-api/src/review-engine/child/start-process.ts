import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const ENGINE = path.dirname(path.dirname(ENTRY));
const SERVER = path.dirname(path.dirname(ENGINE));
const ROOT = path.dirname(SERVER);

// Its own code, the contracts and the libraries: nothing of the server, and none of its data.
const READABLE = [
  ENGINE,
  path.join(SERVER, 'package.json'),
  path.join(SERVER, 'node_modules'),
  path.join(ROOT, 'shared-contracts'),
  path.join(ROOT, 'node_modules'),
  path.join(ROOT, 'package.json'),
];

const real = (name: string): string => {
  try {
    return realpathSync(name);
  } catch {
    return name;
  }
};

/** Starts a process that reads files: little memory, no rights, and an empty environment (RV-17). */
export const startReadingProcess = (): ChildProcess =>
  fork(ENTRY, [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--no-warnings',
      '--permission',
      ...[...new Set([...READABLE, ...READABLE.map(real)])].map(
        (name) => `--allow-fs-read=${name}`,
      ),
      // No file gets as far as naming code, whatever its reader does with it.
      '--disallow-code-generation-from-strings',
      '--max-old-space-size=64',
      '--max-semi-space-size=2',
    ],
  });
