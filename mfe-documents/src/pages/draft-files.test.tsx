import { getDraftsOfOrder, uploadDraft, type Draft } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/shared-contracts';
import en from '../locales/en.json';
import { aDraft, aFile, anOrder } from '../testing/documents.builders.ts';
import { Page } from './draft-files.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => {
    if (file.name === 'Broken.pdf')
      return Promise.reject(new ApiError({ code: 'timeout', status: 0, messages: ['Timeout!'] }));
    return Promise.resolve(aFile(file.name));
  },
}));

// jsdom neither draws PDFs nor starts workers; both are tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

const open = (role: 'writer' | 'reviewer' = 'writer', flags: 'hide_ms_word_document'[] = []) =>
  renderPage(<Page />, {
    path: routes.revisionFiles({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionFiles.pattern,
    bundles: { documents: en },
    flags,
    portal: { user: testUser({ role }) },
  });

const stubRead = (data: Draft[], can: { upload: boolean }, accepted = false) =>
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData: anOrder(),
    order: anOrder(),
    data,
    accepted,
    can,
  }));

const approval = (over: Partial<NonNullable<Draft['adminApproval']>>) => ({
  pending: false,
  approved: false,
  rejectionReason: null,
  rejectionFile: null,
  ...over,
});

const reviewed = aDraft({
  stage: 'reviewed',
  reviewedByUser: true,
  rating: 3,
  review: 'More numbers, please',
  reviewFile: { file: aFile('Ideas.docx') },
});

afterEach(clearStubs);

test('DO-36 DO-37 DO-38 the writer sees what is missing, then sends a draft with notes', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  stubRead([], { upload: true });
  stubApi(uploadDraft, (input) => {
    sent.push(input);
    return { status: true };
  });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Send the draft' }));
  await expectVisible(() => screen.getByText('Please upload the pdf version of the file'));
  expect(screen.getByText('Please upload the word version of the file')).toBeVisible();
  await user.upload(screen.getByLabelText('PDF'), new File(['x'], 'Draft.pdf'));
  await user.upload(screen.getByLabelText('Word'), new File(['x'], 'Draft.docx'));
  await user.upload(screen.getByLabelText(/Additional Documents/), new File(['x'], 'Extra.pdf'));
  await user.type(screen.getByLabelText(/Notes/), 'First try');
  await user.click(screen.getByRole('button', { name: 'Send the draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    order_id: 'order-1',
    serviceId: 'service-1',
    data: {
      dataPdf: { key: 'key-Draft.pdf' },
      dataWord: { key: 'key-Draft.docx' },
      additionalFiles: [{ key: 'key-Extra.pdf' }],
      notes: 'First try',
    },
  });
});

test('DO-36 the boxes take only PDF and only docx; Word is hidden by its setting', async () => {
  stubRead([], { upload: true });
  const page = await open();
  expect((await screen.findByLabelText('PDF')).getAttribute('accept')).toBe('.pdf,application/pdf');
  expect(screen.getByLabelText('Word').getAttribute('accept')).toMatch(/^\.docx,application/);
  page.unmount();
  await open('writer', ['hide_ms_word_document']);
  await screen.findByLabelText('PDF');
  expect(screen.queryByLabelText('Word')).toBeNull();
});

test('DO-44 a broken upload of additional files says: Please re-upload again', async () => {
  const user = userEvent.setup();
  stubRead([], { upload: true });
  await open();
  await user.upload(
    await screen.findByLabelText(/Additional Documents/),
    new File(['x'], 'Broken.pdf'),
  );
  await expectVisible(() => screen.getByText('Something went wrong, Please re-upload again!'));
});

test.each([
  ['with-admin', approval({ pending: true }), 'Waiting for Admin to review your draft'],
  [
    'with-customer',
    approval({ approved: true }),
    'Approved by Admin and waiting for the client to review',
  ],
  ['with-customer', null, 'Waiting for the client to review'],
] as const)(
  'DO-40 DO-41 a draft %s shows its text and no upload',
  async (stage, adminApproval, text) => {
    stubRead([aDraft({ stage, adminApproval })], { upload: false });
    await open();
    await expectVisible(() => screen.getByText(text));
    expect(screen.queryByLabelText('PDF')).toBeNull();
  },
);

test('DO-40 a rejection shows reason and file and allows a new upload', async () => {
  const adminApproval = approval({
    rejectionReason: 'Too short',
    rejectionFile: aFile('Remarks.pdf'),
  });
  stubRead([aDraft({ stage: 'rejected', adminApproval })], { upload: true });
  await open();
  await expectVisible(() => screen.getByText('Too short'));
  expect(screen.getByRole('link', { name: 'Download Remarks.pdf' })).toBeVisible();
  expect(screen.getByLabelText('PDF')).toBeInTheDocument();
});

test('DO-42 DO-29 after the review the writer sees rating, request and file and may upload', async () => {
  stubRead([reviewed], { upload: true });
  await open();
  await expectVisible(() => screen.getByRole('heading', { name: 'Latest Revision Request' }));
  expect(screen.getByText('More numbers, please')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Latest Rating: 3 stars' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download Ideas.docx' })).toBeVisible();
  expect(screen.getByLabelText('PDF')).toBeInTheDocument();
});

test('DO-39 earlier drafts stand in a table that scrolls in its own box', async () => {
  stubRead([aDraft({ _id: 'draft-2' }), reviewed], { upload: false });
  await open();
  const box = await screen.findByRole('region', { name: 'Revisions History' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getAllByRole('row')).toHaveLength(2);
  expect(within(box).getByText('More numbers, please')).toBeVisible();
});

test('DO-43 once accepted: Revision Accepted and no upload', async () => {
  stubRead([reviewed], { upload: false }, true);
  await open();
  expect(await screen.findAllByText('Revision Accepted')).not.toHaveLength(0);
  expect(screen.queryByLabelText('PDF')).toBeNull();
});

test('DO-45 a reviewer finds no upload control', async () => {
  stubRead([reviewed], { upload: false });
  await open('reviewer');
  await expectVisible(() => screen.getByText('More numbers, please'));
  expect(document.querySelector('input')).toBeNull();
});

test('FX-09 the history names who said what: the customer’s request and the admin’s reason stay apart', async () => {
  const sentBack = aDraft({
    _id: 'd1',
    stage: 'rejected',
    adminApproval: approval({ rejectionReason: 'Too short' }),
  });
  stubRead([aDraft({ _id: 'd3' }), { ...reviewed, _id: 'd2' }, sentBack], { upload: false });
  await open();
  const box = within(await screen.findByRole('region', { name: 'Revisions History' }));
  expect(box.getByText('Too short').parentElement).toHaveTextContent('AdminToo short');
  expect(box.getByText('More numbers, please').parentElement).toHaveTextContent(/^Customer/);
});
