import {
  createPackage,
  type EditedPackage,
  getAdminPackage,
  listAdminPackages,
  listPackageVersions,
  publishPackage,
  readPackageChoices,
  rehearsePackage,
  savePackage,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import catalogue from '../locales/en.json';
import { letter } from '../../testing/letter-package.ts';
import { Page as PackagePage } from './package-page.tsx';
import { Page as PackagesPage } from './packages-page.tsx';

const options = {
  bundles: { checkout, catalogue },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};

let stored: EditedPackage;
beforeEach(() => {
  stored = letter;
  stubApi(readPackageChoices, () => ({
    status: true,
    currency: 'usd',
    questionnaires: [{ _id: 'q1', title: 'Your goals' }],
    contracts: [{ _id: 'c1', title: 'Agreement' }],
    surveys: [],
    downloadables: [],
  }));
  stubApi(getAdminPackage, () => ({ status: true, package: stored }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
});
afterEach(clearStubs);

const open = async (id = 'p1') => {
  const page = await renderPage(<PackagePage />, {
    path: `/admin/packages/${id}`,
    pattern: '/admin/packages/:id',
    ...options,
  });
  await expectVisible(() => screen.getByLabelText('Name'));
  return page;
};

/** Keeps what is sent, and answers as the server would. */
const stubSave = (): object[] => {
  const sent: object[] = [];
  stubApi(savePackage, ({ id: _id, baseVersion, ...changes }) => {
    sent.push({ ...changes, baseVersion });
    const content = { ...stored.content, ...changes } as EditedPackage['content'];
    stored = { ...stored, content, version: stored.version + 1, hasDraft: true };
    return { status: true, package: stored };
  });
  return sent;
};

const retype = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As fast as two clicks come: before anything is drawn anew. */
const pressFast = (name: string): void => {
  screen.getByRole('button', { name }).focus();
  fireEvent.click(screen.getByRole('button', { name }));
};

test('BO-86 the list shows price, state and version, and leads to each package', async () => {
  const items = [{ ...letter, hasDraft: true }];
  stubApi(listAdminPackages, () => ({ status: true, items, nextCursor: null, total: 1 }));
  await renderPage(<PackagesPage />, { path: '/admin/packages', ...options });
  await expectVisible(() => screen.getByText('1 package'));
  const link = screen.getByRole('link', { name: 'Cover Letter' });
  expect(link).toHaveAttribute('href', '/admin/packages/p1');
  expect(screen.getByText('$129.00')).toBeVisible();
  expect(screen.getByText('with unpublished changes')).toBeVisible();
});

test.each(['Publish', 'Save, Publish', 'Publish, Publish'])(
  'BO-86 only what was changed is saved once, then published with the version that the save made: %s',
  async (presses) => {
    const sent = stubSave();
    const published: unknown[] = [];
    stubApi(publishPackage, ({ baseVersion }) => {
      published.push(baseVersion);
      return { status: true, package: { ...stored, hasDraft: false, publishedVersion: 3 } };
    });
    await open();
    await retype('Price', '149,50');
    for (const name of presses.split(', ')) pressFast(name);
    await waitFor(() => expect(published).toEqual([8]));
    expect(sent).toEqual([{ priceMinor: 14_950, baseVersion: 7 }]);
    // The button goes with what it published.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
  },
);

test('BO-86 a price that is no number is said at its field and nothing is sent', async () => {
  const sent = stubSave();
  await open();
  await retype('Price', 'cheap');
  await press('Save');
  await expectVisible(() => screen.getByText(/^Price: Please enter a number/));
  expect(screen.getByLabelText('Price')).toHaveValue('cheap');
  expect(sent).toEqual([]);
});

test('BO-86 a price stands as its language writes it, and one that may mean thousands is not sent', async () => {
  const sent = stubSave();
  await renderPage(<PackagePage />, {
    path: '/admin/packages/p1',
    pattern: '/admin/packages/:id',
    ...options,
    language: 'de',
  });
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('129,00'));
  await retype('Price', '1.290');
  await press('Save');
  await expectVisible(() => screen.getByText(/^Price: Please enter a number/));
  expect(sent).toEqual([]);
});

test('BO-87 a step is added, moved and removed', async () => {
  const sent = stubSave();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Add a step'), 'q1');
  await press('Move Your goals up');
  await press('Remove Final documents');
  await userEvent.selectOptions(screen.getByLabelText('Add a step'), 'final_linkedin');
  await press('Save');
  const modules = [
    { id: 'q1', title: 'Your goals' },
    { id: 'final_linkedin', title: 'LinkedIn profile' },
  ];
  await waitFor(() =>
    expect(sent).toEqual([{ services: [{ name: 'Letter', modules }], baseVersion: 7 }]),
  );
});

test('BO-88 a dead end is said before anything is published', async () => {
  const sentence = 'Nobody can finish “Final documents” of Cover Letter.';
  stubApi(rehearsePackage, () => ({ status: true, steps: 2, problems: [sentence] }));
  await open();
  await press('Rehearse');
  await expectVisible(() => screen.getByText(sentence));
});

test('BO-114 a stale field is said with who changed it; mine is kept or theirs taken', async () => {
  const text = 'Milo changed this 2 minutes ago.';
  stubApi(savePackage, () => {
    stored = { ...letter, version: 9, content: { ...letter.content, name: 'Letter of Milo' } };
    throw new RefusedReply('conflict', text, { name: text });
  });
  await open();
  await retype('Name', 'Letter of Ann');
  await press('Save');
  await expectVisible(() => screen.getByText(`Name: ${text}`));
  expect(screen.getByLabelText('Name')).toHaveValue('Letter of Ann');
  expect(screen.getByText('Theirs: Letter of Milo')).toBeVisible();
  await press('Keep mine: Name');
  const sent = stubSave();
  await press('Save');
  await waitFor(() => expect(sent).toEqual([{ name: 'Letter of Ann', baseVersion: 9 }]));
});

test('BO-86 a new package is drafted, and its page follows', async () => {
  const made: object[] = [];
  stubApi(createPackage, (content) => {
    made.push(content);
    return { status: true, package: letter };
  });
  const page = await open('new');
  await userEvent.type(screen.getByLabelText('Name'), 'Cover Letter');
  await userEvent.type(screen.getByLabelText('Name of the service'), 'Letter');
  await userEvent.selectOptions(screen.getByLabelText('Add a step'), 'final_document');
  await press('Save');
  await waitFor(() => expect(page.address()).toBe('/admin/packages/p1'));
  expect(made).toMatchObject([{ name: 'Cover Letter', services: letter.content.services }]);
});

test('BO-86 what is typed is previewed as card, selector, checkout and order', async () => {
  await open();
  await retype('Name', 'Brave Letter');
  for (const name of ['Card in a review', 'Choice of a new order', 'Checkout', 'Order'])
    await press(name);
  expect(screen.getAllByText('Brave Letter').length).toBeGreaterThanOrEqual(4);
  expect(screen.getByText('Final documents', { selector: 'li' })).toBeVisible();
});
