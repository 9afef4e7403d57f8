import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless build first: the same engine without the windows that no test looks at.
const INSTALL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium on this machine: `CHROMIUM` first, then the usual places. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...INSTALL_PATHS].find((path) => path !== '' && existsSync(path));

const install = (): void => {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const add = (...packages: string[]) =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  apt('update', '-qq');
  add('fonts-noto-core', 'fonts-thai-tlwg');
  try {
    add('chromium-headless-shell');
  } catch {
    // Older releases of the distribution have the whole browser only.
    add('chromium');
  }
};

/**
 * A Chromium for the browser tests. As root on Debian it installs the distribution's package itself.
 *
 * @throws Error telling how to get one.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the distribution package …');
    install();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
};
