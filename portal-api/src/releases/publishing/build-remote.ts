import { Refusal } from '@portal/shared-contracts/refusals';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const result = z.array(z.object({ folder: z.string(), output: z.string() }));

/** Runs a command of the workspace's tooling in a process of its own and answers what it printed. */
export const runTooling = async (command: string, words: readonly string[]): Promise<string> => {
  const script = path.join(workspace, `tooling/src/commands/${command}.ts`);
  if (!existsSync(script)) throw new Refusal('workspace-missing');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', script, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    let problems = '';
    child.stdout.on('data', (data: Buffer) => (text += data.toString()));
    child.stderr.on('data', (data: Buffer) => (problems += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(text.trimEnd()) : reject(new Refusal('tooling-failed', { problems })),
    );
  });
};

/** Builds one remote of this workspace and answers where the build is. */
export const buildRemote = async (
  folder: string,
  version: string | undefined,
  print: (line: string) => void,
): Promise<string> => {
  if (!existsSync(path.join(workspace, folder))) throw new Refusal('remote-no-folder', { folder });
  const words = ['--json', ...(version ? ['--as', version] : []), folder];
  const [built] = result.parse(JSON.parse(await runTooling('build', words)));
  if (!built) throw new Refusal('remote-not-built', { folder });
  print(`built ${folder}`);
  return built.output;
};
