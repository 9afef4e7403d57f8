import {
  archiveProduct,
  copyProduct,
  createProduct,
  type EditedProduct,
  getAdminProduct,
  listAdminProducts,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { course } from '../../testing/listed-course.ts';
import catalogue from '../locales/en.json';
import { Page as ProductPage } from './product-page.tsx';
import { Page as ProductsPage } from './products-page.tsx';

const options = {
  bundles: { checkout, catalogue },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = (id: string) =>
  renderPage(<ProductPage />, {
    path: `/admin/external-products/${id}`,
    pattern: '/admin/external-products/:id',
    ...options,
    portal: { ...options.portal, vault },
  });

test('BO-92 the list shows what each product costs in a month and marks the cheapest', async () => {
  const dear = { ...course, _id: 'x2', name: 'Coaching', priceMinor: 9900, frequency: 'Month' };
  const items = [course, { ...dear, isCheapest: false } as EditedProduct];
  stubApi(listAdminProducts, () => ({ status: true, items, nextCursor: null, total: 2 }));
  await renderPage(<ProductsPage />, { path: '/admin/external-products', ...options });
  await expectVisible(() => screen.getByText('$10.00'));
  expect(screen.getByText(/per year/)).toBeVisible();
  expect(screen.getAllByText('Cheapest')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Coaching' })).toBeVisible();
});

test('BO-92 PL-23 a product that was typed is there after a reload, until it is saved', async () => {
  stubApi(getAdminProduct, () => ({ status: true, product: course }));
  stubApi(saveProduct, ({ name = '' }) => ({ status: true, product: { ...course, name } }));
  const before = await open('x1');
  await userEvent.type(await screen.findByLabelText('Name'), ' II');
  before.unmount();
  const page = await open('x1');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Interview course II'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectShown('Saved.');
  page.unmount();
  expect(await vault.load('external-product:x1')).toBeUndefined();
});

test('BO-114 PL-23 what was typed over an older version asks before it goes over a colleague', async () => {
  let product = course;
  const sent: unknown[] = [];
  stubApi(getAdminProduct, () => ({ status: true, product }));
  stubApi(saveProduct, ({ baseVersion }) => {
    sent.push(baseVersion);
    if (baseVersion !== product.version)
      throw new RefusedReply('conflict', 'Ann changed this a minute ago.');
    return { status: true, product: { ...product, version: product.version + 1 } };
  });
  const before = await open('x1');
  await userEvent.type(await screen.findByLabelText('Name'), ' II');
  before.unmount();
  product = { ...course, name: 'By Ann', version: course.version + 1 };
  await open('x1');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Interview course II'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Ann changed this a minute ago.'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectShown('Saved.');
  expect(sent).toEqual([course.version, product.version]);
});

test('BO-92 a wrong link is said at its field and what was typed stays; then it is added', async () => {
  const sent: object[] = [];
  stubApi(createProduct, (content) => {
    sent.push(content);
    if (sent.length > 1) return { status: true, product: course };
    const text = 'Please enter a whole address.';
    throw new RefusedReply('bad-input', text, { productLink: text });
  });
  stubApi(getAdminProduct, () => ({ status: true, product: course }));
  const page = await open('new');
  await userEvent.type(await screen.findByLabelText('Name'), 'Interview course');
  await userEvent.type(screen.getByLabelText('Price'), '120');
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Year');
  await userEvent.type(screen.getByLabelText('Link (https)'), 'shop.example.com');
  await userEvent.type(screen.getByLabelText('Words on the button'), 'Go');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(/^Link \(https\): Please enter a whole address/));
  expect(screen.getByLabelText('Name')).toHaveValue('Interview course');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/external-products/x1'));
  expect(sent[1]).toMatchObject({ priceMinor: 12_000, frequency: 'Year', buttonText: 'Go' });
});

test('BO-92 a change is sent with the version that it began with', async () => {
  const sent: unknown[] = [];
  stubApi(getAdminProduct, () => ({ status: true, product: course }));
  stubApi(saveProduct, ({ baseVersion, name }) => {
    sent.push([baseVersion, name]);
    return { status: true, product: { ...course, name, version: 5 } };
  });
  await open('x1');
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Course');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([[4, 'Course']]));
});

test('BO-92 BO-111 a product is archived with a way back, and copied', async () => {
  let shown: EditedProduct = course;
  const copy = { ...course, _id: 'x2' };
  stubApi(getAdminProduct, ({ id }) => ({ status: true, product: id === 'x2' ? copy : shown }));
  stubApi(archiveProduct, ({ baseVersion }) => {
    shown = { ...course, isArchived: true, version: baseVersion + 1 };
    return { status: true, product: shown, undo: 'act-1' };
  });
  stubApi(copyProduct, () => ({ status: true, product: copy }));
  const page = await open('x1');
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/disappears from reviews until you bring it back/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await expectVisible(() => screen.getByText('Archived'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bring back' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(page.address()).toBe('/admin/external-products/x2'));
});
