import {
  type EditedPackage,
  getAdminPackage,
  listPackageVersions,
  readPackageChoices,
  savePackage,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import catalogue from '../locales/en.json';
import { Page as PackagePage } from './package-page.tsx';

afterEach(clearStubs);

test('BO-86 BO-114 PL-23 what was typed is there after a reload and is saved against what was seen then', async () => {
  const vault = openVault();
  let stored: EditedPackage = letter;
  const sent: object[] = [];
  stubApi(readPackageChoices, () => ({
    status: true,
    currency: 'usd',
    questionnaires: [],
    contracts: [],
    surveys: [],
    downloadables: [],
  }));
  stubApi(getAdminPackage, () => ({ status: true, package: stored }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
  stubApi(savePackage, ({ id: _id, ...save }) => {
    sent.push(save);
    return { status: true, package: stored };
  });
  const open = () =>
    renderPage(<PackagePage />, {
      path: '/admin/packages/p1',
      pattern: '/admin/packages/:id',
      bundles: { checkout, catalogue },
      portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
    });
  const before = await open();
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Letter of Ann');
  before.unmount();
  stored = { ...letter, version: 9 };
  await open();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Letter of Ann'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const kept = { name: 'Letter of Ann', baseVersion: letter.version };
  await waitFor(() => expect(sent).toEqual([kept]));
  await vault.removeAll();
  vault.close();
});
