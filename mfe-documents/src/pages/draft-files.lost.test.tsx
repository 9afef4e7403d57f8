import { type Draft, getDraftsOfOrder, uploadDraft } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aDraft, aFile, anOrder } from '../testing/documents.builders.ts';
import { Page } from './draft-files.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve({ ...aFile(name), key: `key-${name}` }),
}));

// jsdom neither draws PDFs nor starts workers; both are tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

let vault: KillableVault;
const user = userEvent.setup();

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const serve = (...data: Draft[]): void =>
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData: anOrder(),
    order: anOrder(),
    data,
    accepted: false,
    can: { upload: data[0]?.reviewedByUser ?? true },
  }));

const open = () =>
  renderPage(<Page />, {
    path: routes.revisionFiles({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionFiles.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });

const reviewed = (_id: string): Draft =>
  aDraft({ _id, stage: 'reviewed', reviewedByUser: true, rating: 3, review: 'More numbers' });

test.each([
  ['first', []],
  ['second', [reviewed('draft-1')]],
])(
  'DO-36 SC-32 what a %s draft took along though its answer was lost does not come back in the next one',
  async (_which, before) => {
    serve(...before);
    stubApi(uploadDraft, () => {
      serve(aDraft({ _id: 'draft-2' }), ...before);
      throw new RefusedReply('unavailable', 'The line broke.');
    });
    const page = await open();
    await user.type(await screen.findByLabelText(/^Notes/), 'Of this draft');
    await user.upload(screen.getByLabelText('PDF'), new File(['x'], 'Sent.pdf'));
    await user.upload(screen.getByLabelText('Word'), new File(['x'], 'Draft.docx'));
    await user.click(screen.getByRole('button', { name: 'Send the draft' }));
    await expectVisible(() => screen.getByText('Waiting for the client to review'));
    expect(screen.queryByLabelText('PDF')).toBeNull();
    page.unmount();
    serve(reviewed('draft-2'), ...before);
    await open();
    expect(await screen.findByLabelText(/^Notes/)).toHaveValue('');
    expect(screen.queryByText('Sent.pdf')).toBeNull();
  },
);

test('DO-36 a draft that failed and did not arrive keeps its notes and files', async () => {
  serve(reviewed('draft-1'));
  stubApi(uploadDraft, () => {
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  const page = await open();
  await user.type(await screen.findByLabelText(/^Notes/), 'Of this draft');
  await user.upload(screen.getByLabelText('PDF'), new File(['x'], 'Sent.pdf'));
  await user.upload(screen.getByLabelText('Word'), new File(['x'], 'Draft.docx'));
  await user.click(screen.getByRole('button', { name: 'Send the draft' }));
  await expectVisible(() => screen.getByText('The server is busy.'));
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Of this draft');
  page.unmount();
  await open();
  expect(await screen.findByLabelText(/^Notes/)).toHaveValue('Of this draft');
});

test('DO-36 what an earlier release kept of a first draft is still there', async () => {
  serve();
  await vault.save('draft:order-1:service-1', {
    dataPdf: null,
    dataWord: null,
    moreFiles: [],
    notes: 'Half a note',
  });
  await open();
  await waitFor(() => expect(screen.getByLabelText(/^Notes/)).toHaveValue('Half a note'));
});
