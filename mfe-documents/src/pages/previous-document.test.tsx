import type { StoredFile } from '@portal/shared-contracts';
import {
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { Page } from './previous-document.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => Promise.resolve(aFile(file.name)),
}));

const open = (role: 'user' | 'writer' | 'reviewer' = 'user') =>
  renderPage(<Page />, {
    path: routes.previousDocument({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.previousDocument.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role }) },
  });

/** A server that keeps the list as the real one does. */
const stubServer = (stored: StoredFile[]) => {
  const sent: { uploadedFiles: StoredFile[]; deletedFiles: string[] }[] = [];
  let files = stored;
  stubApi(getPreviousDocuments, () => ({
    status: true,
    orderData: anOrder(),
    uploadedFiles: files,
  }));
  stubApi(uploadPreviousDocuments, (input) => {
    sent.push(input);
    files = [...files, ...input.uploadedFiles].filter(
      ({ key }) => !input.deletedFiles.includes(key),
    );
    return { status: true, uploadedFiles: files };
  });
  return sent;
};

afterEach(clearStubs);

test('DO-11 sending nothing says: Upload at least 1 document', async () => {
  const sent = stubServer([]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Upload at least 1 document')).toBeVisible();
  expect(screen.getByLabelText(/Resume, cover letter/)).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test('DO-10 DO-12 several files are sent at once and listed', async () => {
  const user = userEvent.setup();
  const sent = stubServer([]);
  await open();
  const files = ['One.pdf', 'Two.docx'].map((name) => new File(['x'], name));
  await user.upload(await screen.findByLabelText(/Resume, cover letter/), files);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findAllByText('Document Uploaded Successfully!')).not.toHaveLength(0);
  expect(sent[0]).toMatchObject({
    id: 'order-1',
    order_id: 'order-1',
    serviceId: 'service-1',
    taskId: 'previous_document',
    uploadedFiles: [{ key: 'key-One.pdf' }, { key: 'key-Two.docx' }],
    deletedFiles: [],
  });
  await expectVisible(() => screen.getByRole('link', { name: 'Download One.pdf' }));
});

test('DO-10 SC-41 while the documents are sent no other one is taken, so none is lost', async () => {
  const user = userEvent.setup();
  stubServer([]);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  stubApi(uploadPreviousDocuments, async ({ uploadedFiles }) => {
    await answered;
    return { status: true, uploadedFiles };
  });
  await open();
  const box = () => screen.getByLabelText(/Resume, cover letter/);
  await screen.findByLabelText(/Resume, cover letter/);
  await user.upload(box(), new File(['x'], 'One.pdf'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(box()).toBeDisabled());
  answer();
  await waitFor(() => expect(box()).toBeEnabled());
});

test('DO-10 Remove is offered only while more than one file is listed', async () => {
  const sent = stubServer([aFile('One.pdf'), aFile('Two.pdf')]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove One.pdf' }));
  expect(await screen.findAllByText('Removed Successfully!')).not.toHaveLength(0);
  expect(sent[0]).toMatchObject({ uploadedFiles: [], deletedFiles: ['key-One.pdf'] });
  await waitFor(() => expect(screen.queryByText('One.pdf')).toBeNull());
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('DO-10 UX-07 who removes a document with the keyboard goes on from the next one', async () => {
  const user = userEvent.setup();
  stubServer(['One.pdf', 'Two.pdf', 'Three.pdf'].map((name) => aFile(name)));
  await open();
  (await screen.findByRole('button', { name: 'Remove Two.pdf' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Two.pdf')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Three.pdf' })).toHaveFocus(),
  );
});

test('DO-10 DO-12 beside one that is not sent yet the only stored document cannot be removed: it would be the last', async () => {
  const user = userEvent.setup();
  stubServer([aFile('One.pdf')]);
  await open();
  await user.upload(
    await screen.findByLabelText(/Resume, cover letter/),
    new File(['x'], 'Two.pdf'),
  );
  await expectVisible(() => screen.getByRole('button', { name: 'Remove Two.pdf' }));
  expect(screen.queryByRole('button', { name: 'Remove One.pdf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Remove One.pdf' }));
});

test('DO-10 a single fresh upload has no Remove button either', async () => {
  const user = userEvent.setup();
  stubServer([]);
  await open();
  await user.upload(
    await screen.findByLabelText(/Resume, cover letter/),
    new File(['x'], 'One.pdf'),
  );
  await expectVisible(() => screen.getByText('One.pdf'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull());
});

test('DO-13 writers and reviewers download, or read that it is pending', async () => {
  const answer = (file: StoredFile | null) =>
    stubApi(getPreviousDocumentsOfCustomer, () => ({
      status: true,
      orderData: anOrder(),
      data: file && {
        file,
        otherFiles: [aFile('Extra.pdf')],
        updatedAt: '2026-03-01T10:00:00.000Z',
      },
    }));
  answer(aFile('One.pdf'));
  const page = await open('writer');
  await expectVisible(() => screen.getByRole('link', { name: 'Download One.pdf' }));
  expect(screen.getByRole('heading', { name: 'Additional Documents' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download Extra.pdf' })).toBeVisible();
  page.unmount();
  answer(null);
  await open('reviewer');
  await expectVisible(() => screen.getByText('Pending Previous Document'));
});

test('BO-63 BO-64 an upload that was opened again is sent as it is, and says what the firm uploaded', async () => {
  const sent = stubServer([aFile('One.pdf')]);
  stubApi(getPreviousDocuments, () => ({
    status: true,
    orderData: anOrder({ completed_tasks: [] }),
    uploadedFiles: [aFile('One.pdf')],
    enteredByFirm: ['key-One.pdf'],
  }));
  await open();
  await expectVisible(() => screen.getByText(/^Entered by .+/));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent).toMatchObject([{ uploadedFiles: [], deletedFiles: [] }]));
});

test('DO-10 SC-43 a file for which the list has no room beside those that are there says so before it is uploaded', async () => {
  const user = userEvent.setup();
  const there = Array.from({ length: 9 }, (_, at) => aFile(`Old ${at}.pdf`));
  const sent = stubServer(there);
  await open();
  const files = ['One.pdf', 'Two.pdf'].map((name) => new File(['x'], name));
  await user.upload(await screen.findByLabelText(/Resume, cover letter/), files);
  await expectVisible(() => screen.getByText('At most 10 files.'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.uploadedFiles.map(({ key }) => key)).toEqual(['key-One.pdf']);
});
