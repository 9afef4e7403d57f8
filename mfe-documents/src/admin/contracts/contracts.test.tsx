import {
  adminRoutes,
  archiveFirmContract,
  createFirmContract,
  type FirmContract,
  listContractVersions,
  listFirmContracts,
  listSignedCopies,
  publishFirmContract,
  readFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documents from '../../locales/en.json';
import admin from '../locales/en.json';
import { Page as ContractPage } from './contract-page.tsx';
import { Page as ContractsPage } from './contracts-page.tsx';

const contract: FirmContract = {
  _id: 'c1',
  title: 'Agreement',
  content: '<h2>One</h2><p>First</p>',
  version: 3,
  state: 'published',
  published: 1,
  hasChanges: false,
  signatures: 1,
  packages: 2,
  changedAt: '2026-03-01T10:00:00.000Z',
};

const options = {
  bundles: { documents, 'documents-admin': admin },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};

const digest = 'a'.repeat(64);

const openContract = async () => {
  // jsdom knows no commands of editing; a browser does what they say.
  document.execCommand = () => true;
  stubApi(readFirmContract, () => ({ status: true, contract }));
  stubApi(listContractVersions, () => ({
    status: true,
    versions: [
      {
        number: 1,
        title: 'Agreement',
        content: '<p>First</p>',
        publishedAt: '2026-02-01T10:00:00.000Z',
        publishedBy: 'Ann Admin',
        signatures: 1,
      },
    ],
  }));
  stubApi(listSignedCopies, () => ({
    status: true,
    items: [
      {
        orderId: 'o1',
        orderNumber: '1042',
        version: 1,
        name: 'Ada Byron',
        signedAt: '2026-02-02T10:00:00.000Z',
        contentSha256: digest,
        imageSha256: digest,
      },
    ],
    nextCursor: null,
    total: 1,
  }));
  const page = await renderPage(<ContractPage />, {
    ...options,
    path: adminRoutes.contract({ contractId: 'c1' }),
    pattern: adminRoutes.contract.pattern,
  });
  const editor = await screen.findByRole('textbox', { name: 'Words of the contract' });
  const type = (html: string): void => {
    editor.innerHTML = html;
    fireEvent.input(editor);
  };
  return { page, editor, type };
};

/** As fast as two clicks come: before anything is drawn anew. */
const pressFast = (name: string): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

afterEach(clearStubs);

test('BO-81 the list leads to each contract with its state, version and signatures', async () => {
  stubApi(listFirmContracts, () => ({
    status: true,
    items: [contract],
    nextCursor: null,
    total: 1,
  }));
  await renderPage(<ContractsPage />, options);
  const link = await screen.findByRole('link', { name: 'Agreement' });
  expect(link).toHaveAttribute('href', '/admin/contracts/c1');
  expect(screen.getAllByText('Published')).not.toHaveLength(0);
});

test('BO-81 a contract is begun by its name, asked for at the press of a button', async () => {
  stubApi(listFirmContracts, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  const sent: object[] = [];
  stubApi(createFirmContract, (input) => {
    sent.push(input);
    return { status: true, contract };
  });
  await renderPage(<ContractsPage />, options);
  await userEvent.click(await screen.findByRole('button', { name: 'New contract' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectVisible(() => screen.getByText('Please name the contract.'));
  await userEvent.type(screen.getByLabelText('Name'), 'Agreement{Enter}');
  await waitFor(() => expect(sent).toEqual([{ title: 'Agreement' }]));
});

test.each(['Publish', 'Save the draft, Publish', 'Publish, Publish'])(
  'BO-81 a changed text is published only with the box ticked, saved once and first: %s',
  async (presses) => {
    const { editor, type } = await openContract();
    expect(editor).toHaveTextContent('OneFirst');
    const sent: object[] = [];
    stubApi(saveFirmContract, (input) => {
      sent.push(input);
      return { status: true, contract: { ...contract, content: input.content, version: 4 } };
    });
    stubApi(publishFirmContract, (input) => {
      sent.push(input);
      return { status: true, contract: { ...contract, published: 2, version: 5 } };
    });
    type('<p>Second</p>');
    const publish = await screen.findByRole('button', { name: 'Publish' });
    expect(publish).toBeDisabled();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'We have read this contract and take it as ours.' }),
    );
    for (const name of presses.split(', ')) pressFast(name);
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'c1', title: 'Agreement', content: '<p>Second</p>', baseVersion: 3 },
        { id: 'c1', baseVersion: 4, isOurs: true },
      ]),
    );
    // The button goes with what it published.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);

test('BO-81 versions and signed copies stand below with their receipts and PDFs', async () => {
  await openContract();
  await expectVisible(() => screen.getByText('Ada Byron · #1042'));
  const digests = screen.getByRole('button', { name: 'Digests #1042' });
  expect(digests).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(digests);
  expect(screen.getByText(`Text (SHA-256): ${digest}`)).toBeVisible();
  const pdf = screen.getByRole('link', { name: 'Save as PDF: order 1042' });
  expect(pdf).toHaveAttribute('href', '/api/admin/contracts/c1/signatures/o1/pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Version 1: Agreement' }));
  expect(screen.getByText(/Ann Admin/)).toBeVisible();
});

test('BO-114 a stale save keeps what was typed, and mine can be kept', async () => {
  const { editor, type } = await openContract();
  const bases: number[] = [];
  stubApi(saveFirmContract, ({ baseVersion, content }) => {
    bases.push(baseVersion);
    if (bases.length === 1) throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
    return { status: true, contract: { ...contract, content, version: 10 } };
  });
  type('<p>Mine</p>');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the draft' }));
  await expectVisible(() => screen.getByText('Ann changed this 2 minutes ago.'));
  expect(editor).toHaveTextContent('Mine');
  stubApi(readFirmContract, () => ({ status: true, contract: { ...contract, version: 9 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(bases).toEqual([3, 9]));
});

test('BO-81 BO-111 an archived contract is brought back from its page at once', async () => {
  stubApi(archiveFirmContract, () => ({
    status: true,
    contract: { ...contract, state: 'archived' },
    undo: 'act-1',
  }));
  await openContract();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});
