import { getPreviousDocuments, uploadPreviousDocuments } from '@portal/shared-contracts/documents';
import { getFinalDocumentOfOrder, uploadFinalDocument } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { Page as FinalFilesPage } from './final-files.tsx';
import { Page as PreviousDocumentPage } from './previous-document.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve(aFile(name)),
}));

const KEPT = 'Your uploaded files are still here. You can try again.';
const address = { serviceId: 'service-1', id: 'order-1' };
const user = userEvent.setup();

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const gone = (...names: string[]) =>
  new RefusedReply(
    'not-found',
    `Not there any more: ${names.join(', ')}. Please upload again.`,
    Object.fromEntries(names.map((name) => [aFile(name).key, `${name} has to be uploaded again.`])),
    'file-gone',
  );
const line = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('FX-14 kept files that the server no longer has are named, dropped and asked for again, and the rest stays', async () => {
  const sent: unknown[] = [];
  const had = new Set(['Tips.pdf']);
  stubApi(getFinalDocumentOfOrder, () => ({
    status: true,
    status_code: 200,
    orderData: anOrder(),
    data: null,
    can: { upload: true },
  }));
  stubApi(uploadFinalDocument, (input) => {
    const names = [input.dataPdf, input.dataWord].flatMap((file) => file?.originalname ?? []);
    const missing = names.filter((name) => !had.has(name));
    if (missing.length > 0) throw gone(...missing);
    sent.push(input);
    return { status: true };
  });
  await vault.save('final:order-1:service-1', {
    dataPdf: aFile('Friday.pdf'),
    dataWord: aFile('Friday.docx'),
    moreFiles: [aFile('Tips.pdf')],
    notes: '',
  });
  await renderPage(<FinalFilesPage />, {
    path: routes.finalFiles(address),
    pattern: routes.finalFiles.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });
  const submit = await screen.findByRole('button', { name: 'Submit the final document' });
  await user.click(submit);
  await expectVisible(() => screen.getByText(/^Not there any more: Friday.pdf, Friday.docx/));
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(line('Friday.pdf').getByRole('alert')).toHaveTextContent('has to be uploaded again');
  expect(line('Friday.docx').getByRole('alert')).toHaveTextContent('has to be uploaded again');
  expect(line('Tips.pdf').queryByRole('alert')).toBeNull();
  await waitFor(async () =>
    expect((await vault.peek('final:order-1:service-1'))?.value).toMatchObject({
      dataPdf: null,
      dataWord: null,
      moreFiles: [{ originalname: 'Tips.pdf' }],
    }),
  );
  await user.upload(screen.getByLabelText('PDF'), new File(['x'], 'Monday.pdf'));
  await user.upload(screen.getByLabelText('Word'), new File(['x'], 'Monday.docx'));
  had.add('Monday.pdf').add('Monday.docx');
  await user.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('FX-14 a file that this page still has is uploaded again by Retry; any other failure says what is kept', async () => {
  let refusal = new RefusedReply('unavailable', 'The server is busy.');
  stubApi(getPreviousDocuments, () => ({ status: true, orderData: anOrder(), uploadedFiles: [] }));
  stubApi(uploadPreviousDocuments, () => {
    throw refusal;
  });
  await renderPage(<PreviousDocumentPage />, {
    path: routes.previousDocument(address),
    pattern: routes.previousDocument.pattern,
    bundles: { documents: en },
    portal: { vault },
  });
  await user.upload(
    await screen.findByLabelText(/Resume, cover letter/),
    new File(['x'], 'Old.pdf'),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expectVisible(() => screen.getByText(KEPT));
  refusal = gone('Old.pdf');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Retry Old.pdf' }));
  await expectVisible(() => line('Old.pdf').getByText(/uploaded$/));
});
