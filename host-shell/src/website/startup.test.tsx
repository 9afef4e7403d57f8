import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { getWebsite, readWebsiteConfig } from '@portal/shared-contracts/website';
import { render, screen } from '@testing-library/react';
import { configureApi } from '@portal/shared-contracts';
import { readWebsite } from './read-website.ts';
import { StartupScreen } from './startup-screen.tsx';
import { unregisterWorkers } from './unregister-workers.ts';

afterEach(() => {
  clearStubs();
  document.body.innerHTML = '';
});

const config = readWebsiteConfig({ companyName: 'Acme Careers' }).value;

test('HS-01 the configuration is asked for when the page does not carry it', async () => {
  stubApi(getWebsite, () => ({ status_code: 200, status: true, data: config }));
  expect(await readWebsite()).toEqual({ status: 'ready', website: config });
});

test('HS-01 the configuration in the page is used without a call', async () => {
  document.body.innerHTML = '<script type="application/json" id="portal-website"></script>';
  const script = document.getElementById('portal-website') as HTMLElement;
  script.textContent = JSON.stringify({ companyName: 'Acme Careers' });
  expect(await readWebsite()).toMatchObject({
    status: 'ready',
    website: { companyName: 'Acme Careers' },
  });
});

test('HS-06 wrong settings in the page become defaults with a note', async () => {
  const note = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<script type="application/json" id="portal-website">{"companyName":"Acme","brand":{"primary":"red"}}</script>';
  const outcome = await readWebsite();
  expect(outcome).toMatchObject({ status: 'ready', website: { companyName: 'Acme' } });
  expect(note).toHaveBeenCalled();
});

test('HS-02 while loading the title is Loading and the text Just a sec...', () => {
  render(<StartupScreen status="loading" />);
  expect(document.title).toBe('Loading');
  expect(screen.getByRole('heading', { name: 'Loading' })).toBeVisible();
  expect(screen.getByText('Just a sec...')).toBeVisible();
});

test('HS-03 a failed call says Domain not registered', async () => {
  stubApi(getWebsite, () => {
    throw new RefusedReply('not-found', 'no such site');
  });
  const outcome = await readWebsite();
  expect(outcome).toEqual({ status: 'not-registered' });
  render(<StartupScreen status="not-registered" />);
  expect(document.title).toBe('Error');
  expect(screen.getByText('Domain not registered')).toBeVisible();
});

test('HS-04 a call without data says Website UI not configured', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureApi({
    origin: 'http://localhost',
    fetch: async () => new Response(JSON.stringify({ status_code: 200, status: true, data: null })),
  });
  expect(await readWebsite()).toEqual({ status: 'not-configured' });
  render(<StartupScreen status="not-configured" />);
  expect(document.title).toBe('Error');
  expect(screen.getByText('Website UI not configured')).toBeVisible();
});

test('HS-11 every registered service worker is unregistered', async () => {
  const unregister = jest.fn(async () => true);
  const container = { getRegistrations: async () => [{ unregister }, { unregister }] };
  await unregisterWorkers(container as unknown as ServiceWorkerContainer);
  expect(unregister).toHaveBeenCalledTimes(2);
  await expect(unregisterWorkers(undefined)).resolves.toBeUndefined();
});
