import {
  adminRoutes,
  archiveFirmContract,
  type FirmContract,
  listContractVersions,
  listSignedCopies,
  readFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documents from '../../locales/en.json';
import admin from '../locales/en.json';
import { Page } from './contract-page.tsx';

const contract: FirmContract = {
  _id: 'c1',
  title: 'Agreement',
  content: '<p>First</p>',
  version: 3,
  state: 'published',
  published: 1,
  hasChanges: false,
  signatures: 0,
  packages: 0,
  changedAt: '2026-03-01T10:00:00.000Z',
};

/** A server that others save to as well. */
const stubServer = () => {
  let row = contract;
  const sent: { content: string; baseVersion: number }[] = [];
  const none = { items: [], nextCursor: null, total: 0 };
  stubApi(readFirmContract, () => ({ status: true, contract: row }));
  stubApi(listContractVersions, () => ({ status: true, versions: [] }));
  stubApi(listSignedCopies, () => ({ status: true, ...none }));
  const next = (change: Partial<FirmContract>): FirmContract =>
    (row = { ...row, ...change, version: row.version + 1 });
  return { sent, next };
};

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  // jsdom knows no commands of editing; a browser does what they say.
  document.execCommand = () => true;
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = async () => {
  const user = testUser({ role: 'admin', admin: { isOwner: true, areas: [] } });
  const page = await renderPage(<Page />, {
    bundles: { documents, 'documents-admin': admin },
    portal: { user, vault },
    path: adminRoutes.contract({ contractId: 'c1' }),
    pattern: adminRoutes.contract.pattern,
  });
  await screen.findByRole('textbox', { name: 'Words of the contract' });
  return page;
};
const editor = () => screen.getByRole('textbox', { name: 'Words of the contract' });
const type = (html: string): void => {
  editor().innerHTML = html;
  fireEvent.input(editor());
};
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save the draft' }));

test('BO-114 what somebody else saved is shown where nothing was typed, and is nobody’s change', async () => {
  const { next } = stubServer();
  const page = await open();
  next({ content: '<p>Theirs</p>' });
  await act(() => page.client.invalidateQueries());
  await waitFor(() => expect(editor()).toHaveTextContent('Theirs'));
  expect(screen.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
});

test('BO-114 a text that was typed before somebody else saved is sent over the version that it began with', async () => {
  const { sent, next } = stubServer();
  stubApi(saveFirmContract, (input) => {
    sent.push(input);
    return { status: true, contract: next({ content: input.content }) };
  });
  const page = await open();
  type('<p>Mine</p>');
  next({ content: '<p>Theirs</p>', title: 'Their agreement' });
  await act(() => page.client.invalidateQueries());
  await expectVisible(() => screen.getByDisplayValue('Their agreement'));
  expect(editor()).toHaveTextContent('Mine');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ content: '<p>Mine</p>', baseVersion: 3 }]));
});

test('PL-23 what is typed while a save is on its way stays and is the next change', async () => {
  const { sent, next } = stubServer();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  stubApi(saveFirmContract, async (input) => {
    sent.push(input);
    await answered;
    return { status: true, contract: next({ content: input.content }) };
  });
  await open();
  type('<p>Second</p>');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('<p>Second and third</p>');
  answer();
  expect(await screen.findAllByText('Draft saved')).not.toHaveLength(0);
  expect(editor()).toHaveTextContent('Second and third');
  await save();
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ content: '<p>Second and third</p>', baseVersion: 4 }),
  );
});

test('BO-81 PL-23 a text that was being written is there after a reload and goes on over an own act', async () => {
  const { sent, next } = stubServer();
  stubApi(saveFirmContract, (input) => {
    sent.push(input);
    return { status: true, contract: next({ content: input.content }) };
  });
  stubApi(archiveFirmContract, () => ({ status: true, contract: next({ state: 'archived' }) }));
  const before = await open();
  type('<p>Mine</p>');
  before.unmount();
  await open();
  await waitFor(() => expect(editor()).toHaveTextContent('Mine'));
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByRole('button', { name: 'Bring back' });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ content: '<p>Mine</p>', baseVersion: 4 }]));
});

test.each(['Keep mine', 'Take theirs'])(
  'BO-114 where the other’s words cannot be read, %s says so and can be pressed again',
  async (way) => {
    const { sent, next } = stubServer();
    stubApi(saveFirmContract, (input) => {
      sent.push(input);
      if (input.baseVersion === 3) throw new RefusedReply('conflict', 'Ann changed this.');
      return { status: true, contract: next({ content: input.content }) };
    });
    await open();
    type('<p>Mine</p>');
    const theirs = next({ content: '<p>Theirs</p>' });
    await save();
    await expectVisible(() => screen.getByText('Ann changed this.'));
    stubApi(readFirmContract, () => {
      throw new RefusedReply('not-found', 'It cannot be read now.');
    });
    await userEvent.click(screen.getByRole('button', { name: way }));
    await expectVisible(() => screen.getByText('It cannot be read now.'));
    expect(editor()).toHaveTextContent('Mine');
    stubApi(readFirmContract, () => ({ status: true, contract: theirs }));
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('button', { name: way })).toBeNull());
    expect(screen.queryByText('It cannot be read now.')).toBeNull();
    expect(editor()).toHaveTextContent(way === 'Keep mine' ? 'Mine' : 'Theirs');
    expect(sent.map(({ baseVersion }) => baseVersion)).toEqual(way === 'Keep mine' ? [3, 4] : [3]);
  },
);
