import {
  type EditedPackage,
  getAdminPackage,
  listPackageVersions,
  readPackageChoices,
  savePackage,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import catalogue from '../locales/en.json';
import { Page as PackagePage } from './package-page.tsx';

afterEach(clearStubs);

const OTHER = 'The price of this package is in USD until you enter it in EUR.';
const ANEW = 'Enter the price in EUR. Until you publish it, the package is sold in USD.';

test('BO-86 a price in former money is said to be so, and is entered anew in that of the firm', async () => {
  let stored: EditedPackage = letter;
  const sent: object[] = [];
  stubApi(readPackageChoices, () => ({
    status: true,
    currency: 'eur',
    questionnaires: [],
    contracts: [],
    surveys: [],
    downloadables: [],
  }));
  stubApi(getAdminPackage, () => ({ status: true, package: stored }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
  stubApi(savePackage, ({ id: _id, baseVersion: _version, ...changes }) => {
    sent.push(changes);
    const content = { ...stored.content, ...changes } as EditedPackage['content'];
    stored = { ...stored, content, currency: content.currency ?? 'usd', version: 8 };
    return { status: true, package: stored };
  });
  await renderPage(<PackagePage />, {
    path: '/admin/packages/p1',
    pattern: '/admin/packages/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  await expectVisible(() => screen.getByText(OTHER));
  const price = screen.getByLabelText('Price');
  expect(price).toHaveValue('129.00');
  await userEvent.click(screen.getByText('Card in a review'));
  expect(screen.getByText('$129.00')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Price it in EUR' }));
  expect(screen.getByText(ANEW)).toBeVisible();
  expect(price).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Keep USD' }));
  expect(price).toHaveValue('129.00');
  await userEvent.click(screen.getByRole('button', { name: 'Price it in EUR' }));
  await userEvent.type(price, '119');
  expect(screen.getByText('€119.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ priceMinor: 11_900, currency: 'eur' }]));
  await waitFor(() => expect(screen.queryByText(ANEW)).toBeNull());
});
