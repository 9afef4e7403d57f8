import {
  getFinalDocument,
  getFinalDocumentOfOrder,
  uploadFinalDocument,
  type FinalDocument,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, findContent, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { changeOrder } from '../testing/change-order.ts';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { Page as CustomerPage } from './final-document.tsx';
import { Page as StaffPage } from './final-files.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => Promise.resolve(aFile(file.name)),
}));

const address = { serviceId: 'service-1', id: 'order-1' };
const bundles = { documents: en };

const aFinal = (over: Partial<FinalDocument> = {}): FinalDocument => ({
  dataPdf: aFile('Resume.pdf'),
  dataWord: aFile('Resume.docx'),
  otherFiles: [aFile('Tips.pdf')],
  writerNotes: 'Good luck!',
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...over,
});

const openAsCustomer = () =>
  renderPage(<CustomerPage />, {
    path: routes.finalDocument(address),
    pattern: routes.finalDocument.pattern,
    bundles,
  });

const openAsStaff = (
  role: 'writer' | 'reviewer',
  flags: ('hide_ms_word_document' | 'hide_click_to_upload' | 'enable_writer_notes')[] = [],
) =>
  renderPage(<StaffPage />, {
    path: routes.finalFiles(address),
    pattern: routes.finalFiles.pattern,
    bundles,
    flags,
    portal: { user: testUser({ role }) },
  });

const stubStaff = (data: FinalDocument | null, upload: boolean) =>
  stubApi(getFinalDocumentOfOrder, () => ({
    status: true,
    status_code: 200,
    orderData: anOrder(),
    data,
    can: { upload },
  }));

const pdf = new File(['%PDF'], 'New.pdf', { type: 'application/pdf' });
const word = new File(['PK'], 'New.docx');

afterEach(clearStubs);

test('DO-50 the customer sees PDF, Word, other files and notes, each with its download', async () => {
  stubApi(getFinalDocument, () => ({ status: true, orderData: anOrder(), data: aFinal() }));
  await openAsCustomer();
  expect(await findContent('Final Document')).toBeVisible();
  for (const name of ['Resume.pdf', 'Resume.docx', 'Tips.pdf'])
    expect(screen.getByRole('link', { name: `Download ${name}` })).toHaveAttribute(
      'href',
      `/api/file/download/key-${name}`,
    );
  expect(screen.getByText('Good luck!')).toBeVisible();
});

test('DO-50 nothing hidden leaves a trace, nothing ready says so', async () => {
  stubApi(getFinalDocument, () => ({
    status: true,
    orderData: anOrder(),
    data: aFinal({ dataWord: null, writerNotes: null, otherFiles: [] }),
  }));
  const page = await openAsCustomer();
  await screen.findByRole('link', { name: 'Download Resume.pdf' });
  expect(screen.queryByText('Word')).toBeNull();
  expect(screen.queryByText('Notes of your writer')).toBeNull();
  page.unmount();
  stubApi(getFinalDocument, () => ({ status: true, orderData: anOrder(), data: null }));
  await openAsCustomer();
  await expectVisible(() => screen.getByText('Your final document is not ready yet.'));
});

test('DO-50 what the writer uploads appears without a reload', async () => {
  let data: FinalDocument | null = null;
  stubApi(getFinalDocument, () => ({ status: true, orderData: anOrder(), data }));
  const page = await openAsCustomer();
  await screen.findByText('Your final document is not ready yet.');
  data = aFinal();
  await changeOrder(page);
  await expectVisible(() => screen.getByRole('link', { name: 'Download Resume.pdf' }));
});

test('DO-50 a failed read says so and can be tried again', async () => {
  let fails = true;
  stubApi(getFinalDocument, () => {
    if (fails) throw new RefusedReply('unexpected', 'The library burned down');
    return { status: true, orderData: anOrder(), data: aFinal() };
  });
  await openAsCustomer();
  await expectVisible(() => screen.getByText('The library burned down'));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  await expectVisible(() => screen.getByRole('link', { name: 'Download Resume.pdf' }));
});

test('DO-51 DO-52 DO-53 the writer sees what is missing, then uploads with notes', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  stubStaff(null, true);
  stubApi(uploadFinalDocument, (input) => {
    sent.push(input);
    return { status: true };
  });
  await openAsStaff('writer', ['enable_writer_notes']);
  await user.click(await screen.findByRole('button', { name: 'Submit the final document' }));
  await expectVisible(() => screen.getByText('Please upload the pdf version of final document'));
  expect(screen.getByText('Please upload the word version of final document')).toBeVisible();
  await user.upload(screen.getByLabelText('PDF'), pdf);
  await user.upload(screen.getByLabelText('Word'), word);
  await user.type(screen.getByLabelText(/Notes for the customer/), 'Enjoy');
  await screen.findAllByText(/uploaded/);
  await user.click(screen.getByRole('button', { name: 'Submit the final document' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    order_id: 'order-1',
    serviceId: 'service-1',
    taskId: 'final_document',
    dataPdf: { key: 'key-New.pdf' },
    dataWord: { key: 'key-New.docx' },
    notes: 'Enjoy',
  });
});

test('DO-52 Word is not asked for where the site hides it', async () => {
  stubStaff(null, true);
  await openAsStaff('writer', ['hide_ms_word_document']);
  await screen.findByLabelText('PDF');
  expect(screen.queryByLabelText('Word')).toBeNull();
});

test('DO-46 the click-to-upload text is hidden by its setting', async () => {
  stubStaff(null, true);
  await openAsStaff('writer', ['hide_click_to_upload']);
  await screen.findByLabelText('PDF');
  expect(screen.queryByText(/Drop here or choose/)).toBeNull();
});

test('DO-54 replacing says that the previous document is discarded', async () => {
  stubStaff(aFinal(), true);
  await openAsStaff('writer');
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the final document' }));
  expect(screen.getByText('The previous final document is discarded.')).toBeVisible();
});

test('DO-55 the reviewer reads and finds nothing to upload', async () => {
  stubStaff(aFinal(), false);
  await openAsStaff('reviewer');
  await expectVisible(() => screen.getByRole('link', { name: 'Download Resume.pdf' }));
  expect(screen.queryByLabelText('PDF')).toBeNull();
  expect(screen.queryByRole('button', { name: /Replace/ })).toBeNull();
});

test('FX-31 where the site shows no notes of the writer, none are asked for', async () => {
  stubStaff(null, true);
  await openAsStaff('writer');
  await screen.findByLabelText('PDF');
  expect(screen.queryByLabelText(/Notes for the customer/)).toBeNull();
});
