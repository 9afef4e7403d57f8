import {
  adminRoutes,
  copyFirmContract,
  deleteFirmContract,
  type FirmContract,
  listContractVersions,
  listSignedCopies,
  readFirmContract,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documents from '../../locales/en.json';
import admin from '../locales/en.json';
import { Page } from './contract-page.tsx';

const contract: FirmContract = {
  _id: 'c1',
  title: 'Agreement',
  content: '<p>First</p>',
  version: 3,
  state: 'draft',
  published: null,
  hasChanges: false,
  signatures: 0,
  packages: 0,
  changedAt: '2026-03-01T10:00:00.000Z',
};

beforeEach(() => {
  // jsdom knows no commands of editing; a browser does what they say.
  document.execCommand = () => true;
  stubApi(readFirmContract, () => ({ status: true, contract }));
  stubApi(listContractVersions, () => ({ status: true, versions: [] }));
  stubApi(listSignedCopies, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
});
afterEach(clearStubs);

const open = () =>
  renderPage(<Page />, {
    bundles: { documents, 'documents-admin': admin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
    path: adminRoutes.contract({ contractId: 'c1' }),
    pattern: adminRoutes.contract.pattern,
  });

test('BO-81 BO-111 a draft, which nothing brings back, is deleted after a question only', async () => {
  const deleted: string[] = [];
  stubApi(deleteFirmContract, ({ id }) => {
    deleted.push(id);
    return { status: true };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It cannot be brought back.');
  expect(deleted).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual(['c1']));
});

test('BO-81 a contract that is copied by a double click, or again after a lost reply, is copied under one key', async () => {
  stubApi(copyFirmContract, () => {
    throw new TypeError('the reply is lost');
  });
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  await open();
  const copy = await screen.findByRole('button', { name: 'Copy' });
  fireEvent.click(copy);
  fireEvent.click(copy);
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled());
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys()).size).toBe(1);
  reading.mockRestore();
});
