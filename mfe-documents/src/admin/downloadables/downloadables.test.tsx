import {
  type AdminDownloadable,
  archiveDownloadable,
  createDownloadable,
  getDownloadable,
  listDownloadables,
  publishDownloadable,
  saveDownloadable,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documents from '../../locales/en.json';
import { aFile } from '../../testing/documents.builders.ts';
import admin from '../locales/en.json';
import { Page as DownloadablePage } from './downloadable-page.tsx';
import { Page as DownloadablesPage } from './downloadables-page.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => Promise.resolve(aFile(file.name)),
}));

const guide: AdminDownloadable = {
  _id: 'd1',
  title: 'Guide',
  file: { key: 'k2', originalname: 'guide-2.pdf', size: 2048 },
  state: 'active',
  packages: ['Starter'],
  version: 4,
  buyers: 3,
  files: [
    {
      number: 2,
      file: { key: 'k2', originalname: 'guide-2.pdf', size: 2048 },
      reaches: 'new-orders',
      publishedAt: '2026-03-01T10:00:00.000Z',
      publishedBy: 'Ann',
    },
    {
      number: 1,
      file: { key: 'k1', originalname: 'guide-1.pdf', size: 1024 },
      reaches: 'everyone',
      publishedAt: '2026-02-01T10:00:00.000Z',
      publishedBy: null,
    },
  ],
};

const options = {
  bundles: { documents, 'documents-admin': admin },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};
const pdf = new File(['%PDF-1.7'], 'next.pdf', { type: 'application/pdf' });
afterEach(clearStubs);

const openGuide = () => {
  stubApi(getDownloadable, () => ({ status: true, downloadable: guide }));
  return renderPage(<DownloadablePage />, {
    path: '/admin/downloadables/d1',
    pattern: '/admin/downloadables/:id',
    ...options,
  });
};

test('BO-85 the list names the packages of each file, and a new one needs title and file', async () => {
  const sent: unknown[] = [];
  stubApi(listDownloadables, () => ({
    status: true,
    items: [guide],
    nextCursor: null,
    total: 1,
  }));
  stubApi(createDownloadable, (content) => {
    sent.push(content);
    return { status: true, downloadable: guide };
  });
  const page = await renderPage(<DownloadablesPage />, {
    path: '/admin/downloadables',
    ...options,
  });
  await expectVisible(() => screen.getByText('Starter'));
  await userEvent.click(screen.getByRole('button', { name: 'New download' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Please enter a title.')).toBeVisible();
  expect(screen.getByText('Please upload a file.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'Guide');
  await userEvent.upload(screen.getByLabelText('File'), pdf);
  await screen.findAllByText(/uploaded/);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(page.address()).toBe('/admin/downloadables/d1'));
  expect(sent).toEqual([{ title: 'Guide', fileKey: expect.any(String) as string }]);
});

test('BO-85 a newer file goes to new orders, and to everyone who bought it after a warning', async () => {
  const sent: unknown[] = [];
  stubApi(publishDownloadable, (input) => {
    sent.push(input.reaches);
    return { status: true, downloadable: { ...guide, version: 5 } };
  });
  await openGuide();
  await userEvent.upload(await screen.findByLabelText('New file'), pdf);
  await screen.findAllByText(/uploaded/);
  await userEvent.click(screen.getByRole('radio', { name: 'Everyone who bought it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replace the file' }));
  const warning = await screen.findByRole('dialog');
  expect(warning).toHaveTextContent('3 customers see the new file in orders');
  expect(sent).toEqual([]);
  await userEvent.click(within(warning).getByRole('button', { name: 'Replace the file' }));
  await waitFor(() => expect(sent).toEqual(['everyone']));
});

/** A server that others save to as well, and that answers a save when it is let. */
const stubSaves = () => {
  let row = guide;
  const sent: { title: string; baseVersion: number }[] = [];
  const held = Promise.withResolvers<void>();
  const next = (change: Partial<AdminDownloadable>): AdminDownloadable =>
    (row = { ...row, ...change, version: row.version + 1 });
  stubApi(getDownloadable, () => ({ status: true, downloadable: row }));
  stubApi(saveDownloadable, async ({ title, baseVersion }) => {
    sent.push({ title, baseVersion });
    if (baseVersion !== row.version) throw new RefusedReply('conflict', 'Ann changed this.');
    await held.promise;
    return { status: true, downloadable: next({ title }) };
  });
  return { sent, next, answer: held.resolve };
};
const put = (value: string) =>
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('BO-85 BO-114 a title is saved over the version that was typed over, and a conflict is ended by a choice', async () => {
  const page = await openGuide();
  const { sent, next, answer } = stubSaves();
  answer();
  await screen.findByLabelText('Title');
  put('Manual');
  next({ title: 'Handbook' });
  await act(() => page.client.invalidateQueries());
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Handbook' }));
  await save();
  await expectVisible(() => screen.getByText('Ann changed this.'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Manual' }));
  expect(sent.map(({ baseVersion }) => baseVersion)).toEqual([4, 5]);
});

test('BO-85 PL-23 what is typed while a title is being saved stays, and own acts are no conflict', async () => {
  await openGuide();
  const { sent, next, answer } = stubSaves();
  stubApi(archiveDownloadable, () => ({
    status: true,
    downloadable: next({ state: 'archived' }),
  }));
  await screen.findByLabelText('Title');
  put('Manual');
  await save();
  put('Manual for all');
  answer();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Manual' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Manual for all');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByRole('button', { name: 'Bring back' });
  await save();
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Manual for all' }));
  expect(sent.map(({ baseVersion }) => baseVersion)).toEqual([4, 6]);
});

test('BO-85 its former files stand there, and it is archived', async () => {
  const acts: string[] = [];
  stubApi(archiveDownloadable, ({ id }) => {
    acts.push(id);
    return { status: true, downloadable: { ...guide, state: 'archived', version: 5 } };
  });
  await openGuide();
  await expectVisible(() => screen.getByRole('link', { name: 'guide-1.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeVisible();
  expect(acts).toEqual(['d1']);
});
