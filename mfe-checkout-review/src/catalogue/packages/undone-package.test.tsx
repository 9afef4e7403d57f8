import {
  type EditedPackage,
  getAdminPackage,
  listPackageVersions,
  readPackageChoices,
  savePackage,
  undoAudited,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import catalogue from '../locales/en.json';
import { Page as PackagePage } from './package-page.tsx';

afterEach(clearStubs);

test('BO-86 BO-111 what was saved is taken back on the page, which shows what was there before', async () => {
  let stored: EditedPackage = letter;
  const taken: string[] = [];
  const none = { questionnaires: [], contracts: [], surveys: [], downloadables: [] };
  stubApi(readPackageChoices, () => ({ status: true, currency: 'usd', ...none }));
  stubApi(getAdminPackage, () => ({ status: true, package: stored }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
  stubApi(savePackage, ({ name = '' }) => {
    stored = { ...letter, version: 8, hasDraft: true, content: { ...letter.content, name } };
    return { status: true, package: stored, undo: 'act-1' };
  });
  stubApi(undoAudited, ({ id }) => {
    taken.push(id);
    stored = { ...letter, version: 9 };
    return { status: true };
  });
  await renderPage(<PackagePage />, {
    path: '/admin/packages/p1',
    pattern: '/admin/packages/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Letter of Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Cover Letter'));
  expect(taken).toEqual(['act-1']);
});
