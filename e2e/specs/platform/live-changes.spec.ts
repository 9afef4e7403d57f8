import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSeeded } from '../../harness/portal/seeded-portal.ts';
import { freePort, type RunningPortal } from '../../harness/portal/server.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

const root = new URL('../../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'portal-live-'));
const remote = join(folder, 'mfe-orders');

/** Changes a file of the copied remote, as somebody who saves it. */
const save = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(remote, file), 'utf8');
  expect(text).toContain(from);
  // In one step, as most editors do: a watcher never meets half of a file.
  const whole = join(folder, 'being-saved');
  writeFileSync(whole, text.replace(from, to));
  renameSync(whole, join(remote, file));
};

const PAGE = 'src/pages/customer-orders.tsx';

/** The orders remote beside the workspace, with a field that nothing but the open page knows of. */
const copyRemote = (): void => {
  for (const name of ['src', 'package.json', 'webpack.config.ts'])
    cpSync(join(root, 'mfe-orders', name), join(remote, name), { recursive: true });
  symlinkSync(join(root, 'mfe-orders/node_modules'), join(remote, 'node_modules'));
  save(
    PAGE,
    "<PageHeader title={t('listOrders')} />",
    `<PageHeader title={t('listOrders')} />
      <input aria-label="Noted" /><p className="probe">First words</p>`,
  );
};

const serve = async (port: number): Promise<ChildProcess> => {
  const script = join(root, 'tooling/src/build/serve-remote.ts');
  const child = spawn(process.execPath, ['--no-warnings', script, remote, String(port)], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      RELEASE_VERSION: '9.0.0-dev',
      BUILD_OUTPUT: join(folder, 'built'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (data: Buffer) => String(data).includes('is built') && resolve());
  });
  return child;
};

let portal: RunningPortal | undefined;
let server: ChildProcess | undefined;
let port: number;

test.beforeAll(async () => {
  // The shell for developing may have to be built first.
  test.setTimeout(900_000);
  copyRemote();
  port = await freePort();
  server = await serve(port);
  portal = await startSeeded(join(folder, 'data'), { SHELL_MODE: 'development' });
});
test.afterAll(async () => {
  server?.kill();
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The customer's orders with something typed into the page alone. */
const openOrders = async (page: Page, origin: string): Promise<void> => {
  await signInContext(page.context(), 'customer', {
    name: 'Northwind Writing',
    origin: () => origin,
  });
  // Whoever points the portal at servers of their own is asked first.
  page.once('dialog', (question) => void question.accept());
  await page.goto(`${origin}/orders/list#own-servers:mfe-orders=http://127.0.0.1:${port}/`);
  await page.getByLabel('Noted').fill('typed and not sent');
};

// Both change the same copy.
test.describe.configure({ mode: 'serial' });
test.use({ person: null });

test('FX-51 what is saved is seen in the open page, what was typed stays, and an error goes by itself', async ({
  page,
}) => {
  await openOrders(page, `http://localhost:${portal?.port}`);
  const words = page.locator('.probe');
  const typed = page.getByLabel('Noted');

  await test.step('code', async () => {
    save(PAGE, 'First words', 'Second words');
    await expect(words).toHaveText('Second words');
    await expect(typed).toHaveValue('typed and not sent');
  });
  await test.step('styles', async () => {
    save(
      'src/order/orders.css',
      '.orders-muted {',
      '.probe { color: rgb(1, 2, 3); }\n.orders-muted {',
    );
    await expect(words).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(typed).toHaveValue('typed and not sent');
  });
  await test.step('texts', async () => {
    save('src/locales/en.json', '"List Orders"', '"Every order"');
    await expect(page.getByRole('heading', { level: 1, name: 'Every order' })).toBeVisible();
    await expect(typed).toHaveValue('typed and not sent');
  });
  await test.step('an error and its end', async () => {
    const overlay = page.locator(
      '#webpack-dev-server-client-overlay, #webpack-dev-middleware-hot-overlay',
    );
    save(PAGE, 'return (\n    <Frame>', 'return (\n    <Frame');
    await expect(overlay).toBeVisible();
    save(PAGE, 'return (\n    <Frame', 'return (\n    <Frame>');
    await expect(overlay).toBeHidden();
    await expect(words).toHaveText('Second words');
    await expect(typed).toHaveValue('typed and not sent');
  });
});

test('FX-51 inside a released portal styles and texts are replaced in place, and changed code takes a fresh page by itself', async ({
  page,
}) => {
  await openOrders(page, sites.northwind.origin());
  const words = page.locator('.probe');
  const typed = page.getByLabel('Noted');

  save('src/order/orders.css', '.orders-muted {', '.probe { margin-top: 7px; }\n.orders-muted {');
  await expect(words).toHaveCSS('margin-top', '7px');
  save('src/locales/en.json', '"Every order"', '"Each order"');
  await expect(page.getByRole('heading', { level: 1, name: 'Each order' })).toBeVisible();
  await expect(typed).toHaveValue('typed and not sent');
  save(PAGE, 'Second words', 'Third words');
  await expect(words).toHaveText('Third words');
});
