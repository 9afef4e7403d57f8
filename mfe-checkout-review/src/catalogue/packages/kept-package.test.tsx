import {
  type EditedPackage,
  getAdminPackage,
  listPackageVersions,
  readPackageChoices,
  savePackage,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import catalogue from '../locales/en.json';
import { Page as PackagePage } from './package-page.tsx';

let stored: EditedPackage;
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  stored = letter;
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
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = () =>
  renderPage(<PackagePage />, {
    path: '/admin/packages/p1',
    pattern: '/admin/packages/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
  });

test('BO-86 BO-114 PL-23 what was typed is there after a reload and is saved against what was seen then', async () => {
  const sent: object[] = [];
  stubApi(savePackage, ({ id: _id, ...save }) => {
    sent.push(save);
    return { status: true, package: stored };
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
});

test('BO-86 BO-114 SC-36 a save that somebody else forestalled ends with words where what they saved cannot be read', async () => {
  stubApi(savePackage, () => {
    throw new RefusedReply('conflict', 'Ann changed this.');
  });
  await open();
  const name = await screen.findByLabelText('Name');
  await userEvent.type(name, ' of Ann');
  stubApi(getAdminPackage, () => {
    throw new RefusedReply('unexpected', 'Not now.');
  });
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue(`${letter.name} of Ann`);
  stubApi(getAdminPackage, () => ({ status: true, package: stored }));
  stubApi(savePackage, () => ({ status: true, package: stored }));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByText('Not now.')).not.toBeInTheDocument());
});
