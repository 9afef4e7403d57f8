import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const WHOLE_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// The headless build first: the same engine without the windows that no test looks at.
const INSTALL_PATHS = ['/usr/bin/chromium-headless-shell', ...WHOLE_PATHS];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Path of a Chromium on this machine: `CHROMIUM` first, then the usual places. */
export const findChromium = (): string | undefined =>
  firstOf([process.env['CHROMIUM'], ...INSTALL_PATHS]);

/** Path of a whole Chromium, which blocks, prints and frames as people's browsers do: `WHOLE_CHROMIUM` first. */
const findWholeChromium = (): string | undefined =>
  firstOf([process.env['WHOLE_CHROMIUM'], ...WHOLE_PATHS]);

const apt = (...args: string[]): Buffer | null =>
  execFileSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const install = (name: string): void => {
  console.log('No Chromium found: installing the distribution package …');
  apt('update', '-qq');
  const add = (...names: string[]) =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  add('fonts-noto-core', 'fonts-thai-tlwg');
  try {
    add(name);
  } catch {
    // Older releases of the distribution have the whole browser only.
    add('chromium');
  }
};

const ensure = (find: () => string | undefined, name: string, setting: string): string => {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(name);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium: install it (Debian: apt-get install ${name}) or set ${setting} to its path.`,
  );
};

/**
 * A Chromium for the browser tests. As root on Debian it installs the distribution's package itself.
 *
 * @throws Error telling how to get one.
 */
export const ensureChromium = (): string =>
  ensure(findChromium, 'chromium-headless-shell', 'CHROMIUM');

/**
 * A whole Chromium for the tests of storage, frames and printing, which the headless build is too lenient for.
 *
 * @throws Error telling how to get one.
 */
export const ensureWholeChromium = (): string =>
  ensure(findWholeChromium, 'chromium', 'WHOLE_CHROMIUM');
