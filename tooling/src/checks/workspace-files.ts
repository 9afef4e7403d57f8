import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files of the workspace that Git keeps or would keep, as they stand now. */
export const workspaceFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
