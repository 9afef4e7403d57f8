import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;

/** Each file with the variable that reads it. */
const keys: readonly { file: string; variable: string; make: () => string }[] = [
  {
    file: 'release-key.pem',
    variable: 'RELEASE_SIGNING_KEY_FILE',
    make: () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
  },
  {
    file: 'secrets-key',
    variable: 'SECRETS_KEY_FILE',
    make: () => `${randomBytes(SECRET_BYTES).toString('base64')}\n`,
  },
];

/**
 * Runs `portal keys <folder>`: makes what production asks for, each in a file that its owner alone reads, and
 * prints the variables that name them. A key that is there stays, since much may hang on it.
 */
export const keysHere = async (
  [folder]: readonly string[],
  print: (line: string) => void,
): Promise<number> => {
  // `--help` is a question, no folder.
  if (!folder || folder.startsWith('-')) {
    print('Name the folder for the keys: portal keys /etc/portal');
    return 1;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { file, variable, make } of keys) {
    const place = path.resolve(folder, file);
    if (existsSync(place)) print(`# ${place} was there already and stays as it is.`);
    else await writeFile(place, make(), { mode: 0o600, flag: 'wx' });
    print(`${variable}=${place}`);
  }
  print('# The key of backups is another one, which must not stay here: portal backup-key');
  return 0;
};
