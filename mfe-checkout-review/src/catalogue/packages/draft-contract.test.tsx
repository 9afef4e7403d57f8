import {
  getAdminPackage,
  listPackageVersions,
  readPackageChoices,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import catalogue from '../locales/en.json';
import { Page as PackagePage } from './package-page.tsx';

afterEach(clearStubs);

test('BO-86 contract and survey of a draft are shown, though nobody can be asked for them yet', async () => {
  const content = { ...letter.content, contractId: 'c2', survey: 's2' };
  stubApi(readPackageChoices, () => ({
    status: true,
    currency: 'usd',
    questionnaires: [],
    contracts: [{ _id: 'c1', title: 'Agreement' }],
    otherContracts: [
      { _id: 'c2', title: 'Terms of coaching', state: 'draft' },
      { _id: 'c3', title: 'Former terms', state: 'archived' },
    ],
    surveys: [{ _id: 's1', title: 'How was it?' }],
    downloadables: [],
  }));
  stubApi(getAdminPackage, () => ({ status: true, package: { ...letter, content } }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
  await renderPage(<PackagePage />, {
    path: '/admin/packages/p1',
    pattern: '/admin/packages/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  const contract = await screen.findByLabelText(/^Contract/);
  expect(contract).toHaveDisplayValue('Terms of coaching · Draft');
  expect(contract).not.toHaveTextContent('Former terms');
  const survey = screen.getByLabelText(/^Survey at the end/);
  expect(survey).toHaveDisplayValue('Not published');
  await userEvent.selectOptions(survey, 'How was it?');
  await userEvent.selectOptions(survey, 'Not published');
  expect(survey).toHaveValue('s2');
});
