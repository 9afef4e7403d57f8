import {
  listSettingsVersions,
  previewSettings,
  readSettings,
  saveSettings,
  storePicture,
  testCheckout,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { siteFlags, siteSettings, websiteConfig } from '@portal/shared-contracts/website';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerUploads, resumeUploads } from '../../testing/answer-uploads.ts';
import { framedDocuments, textOf } from '../../testing/framed-documents.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';
import english from '../locales/en.json';
import { APPROVAL_SWITCH } from './release-drafts.tsx';

const user: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

let saved: unknown[];
const reply = () => ({
  status: true as const,
  version: 3,
  settings: siteSettings.parse({ website_settings: { enable_revisions_approval_feature: true } }),
  secrets: [],
});

beforeEach(() => {
  silenceSockets();
  saved = [];
  stubApi(readSettings, reply);
  stubApi(listSettingsVersions, () => ({ status: true, versions: [] }));
});
afterEach(() => {
  clearStubs();
  resumeUploads();
});

test('BO-17 what is typed is previewed light beside dark, wide and on a phone', async () => {
  const documents = framedDocuments();
  const asked: unknown[] = [];
  stubApi(previewSettings, ({ changes }) => {
    asked.push(changes);
    const {
      releases: _releases,
      releaseKey: _key,
      ...website
    } = websiteConfig.parse({
      companyName: changes['companyName'] ?? 'Northwind Writing',
    });
    return { status: true, website, mail: { subject: 'Receipt', html: '<p>Your receipt</p>' } };
  });
  await renderShell({ path: '/admin/settings/firm', user });
  const name = await screen.findByLabelText('Name of the firm');
  fireEvent.change(name, { target: { value: 'Tomorrow Ltd' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ companyName: 'Tomorrow Ltd' }));
  await waitFor(() => expect(screen.getAllByText('Tomorrow Ltd')).toHaveLength(4));
  for (const scheme of ['Light', 'Dark'])
    for (const width of ['wide', 'phone'])
      expect(screen.getByText(`Sign-in: ${scheme}, ${width}`)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Page'), 'mail');
  expect(screen.getByTitle('Mail: Dark, phone')).toHaveAttribute('src', 'blob:4');
  expect(documents).toHaveLength(4);
  for (const shown of documents) expect(await textOf(shown)).toBe('<p>Your receipt</p>');
});

const { orderPrefix, invoiceDetails, timeZone, retentionYears } = english.settings.fields;

test.each([
  ['firm', orderPrefix, { before: '', after: 'NW-', changes: { orderPrefix: 'NW-' } }],
  [
    'firm',
    invoiceDetails,
    { before: '', after: 'VAT ID DE1', changes: { invoiceDetails: 'VAT ID DE1' } },
  ],
  [
    'region',
    timeZone,
    { before: 'UTC', after: 'Europe/Berlin', changes: { timeZone: 'Europe/Berlin' } },
  ],
  ['keeping', retentionYears, { before: '10', after: '12', changes: { retentionYears: 12 } }],
])('BO-16 on the page %s: %s', async (section, label, { before, after, changes }) => {
  stubApi(saveSettings, (save) => {
    saved.push(save);
    return reply();
  });
  await renderShell({ path: `/admin/settings/${section}`, user });
  const field = await screen.findByLabelText(label);
  expect(field).toHaveValue(before);
  if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, after);
  else fireEvent.change(field, { target: { value: after } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ baseVersion: 3, changes }]));
});

test('BO-21 each switch says who gains or loses what', async () => {
  expect(Object.keys(english.settings.about.website_settings)).toEqual([...siteFlags]);
  await renderShell({ path: '/admin/settings/switches', user });
  const box = await screen.findByRole('checkbox', { name: 'Customers have boards' });
  expect(box).toHaveAccessibleDescription(/keeps every card/);
  for (const each of screen.getAllByRole('checkbox')) expect(each).toHaveAccessibleDescription();
});

test('BO-21 switching approval off asks to release what waits first', async () => {
  stubApi(saveSettings, (save) => {
    saved.push(save);
    const sentence = '2 drafts wait for approval. Release them first.';
    if (!('releaseDrafts' in (save as object)))
      throw new RefusedReply('unprocessable', sentence, { [APPROVAL_SWITCH]: sentence });
    return reply();
  });
  await renderShell({ path: '/admin/settings/switches', user });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'An admin approves each draft' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Release and switch off' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ changes: { [APPROVAL_SWITCH]: false }, releaseDrafts: true });
});

test('BO-22 the page of scripts warns and has the switch that stops them', async () => {
  await renderShell({ path: '/admin/settings/scripts', user });
  await expectVisible(() =>
    screen.getByText('Scripts can read what your customers see. Paste only code you trust.'),
  );
  expect(screen.getByRole('checkbox', { name: 'Stop all scripts' })).not.toBeChecked();
});

test('BO-23 Test asks with what is typed and says status and link, or what is wrong', async () => {
  const asked: unknown[] = [];
  stubApi(testCheckout, (input) => {
    asked.push(input);
    if (asked.length > 1)
      throw new RefusedReply('unprocessable', 'The Custom Checkout Data is inconsistent!');
    return { status: true, httpStatus: 201, link: 'https://shop.example/pay/1' };
  });
  await renderShell({ path: '/admin/settings/checkout', user });
  await userEvent.type(
    await screen.findByLabelText('Address of your own checkout'),
    'https://shop.example/links',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  const link = await screen.findByRole('link', { name: 'https://shop.example/pay/1' });
  expect(link.parentElement).toHaveTextContent('Status 201');
  expect(asked[0]).toMatchObject({ customCheckout: { url: 'https://shop.example/links' } });
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expectVisible(() => screen.getByText('The Custom Checkout Data is inconsistent!'));
});

test('BO-23 a new address of the checkout asks for its token again', async () => {
  stubApi(readSettings, () => ({
    ...reply(),
    settings: siteSettings.parse({ customCheckout: { url: 'https://shop.example/links' } }),
    secrets: ['customCheckout.token'],
  }));
  await renderShell({ path: '/admin/settings/checkout', user });
  const address = await screen.findByLabelText('Address of your own checkout');
  const token = screen.getByLabelText('Token');
  const kept = 'It is set and never shown. Leave this empty to keep it.';
  expect(token).toHaveAccessibleDescription(kept);
  fireEvent.change(address, { target: { value: 'https://shop.example/v2' } });
  expect(token).toHaveAccessibleDescription(kept);
  fireEvent.change(address, { target: { value: 'https://evil.example/links' } });
  expect(token).toHaveAccessibleDescription(
    'It stays with the former address. Type it again for the new one.',
  );
});

test('BO-19 a picture is chosen from the device, shown and removed', async () => {
  answerUploads(storePicture.path, { status: true, address: '/api/file/abc' });
  await renderShell({ path: '/admin/settings/brand', user });
  await userEvent.upload(
    await screen.findByLabelText('Choose a picture: Logo', { selector: 'input' }),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(screen.getByLabelText('Logo')).toHaveValue('/api/file/abc'));
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/api/file/abc');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }));
  expect(screen.getByLabelText('Logo')).toHaveFocus();
  expect(screen.getByLabelText('Logo')).toHaveValue('');
});
