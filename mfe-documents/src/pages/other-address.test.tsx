import { getContract, getDrafts, getPreviousDocuments } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import en from '../locales/en.json';
import { aDraft, aFile, anOrder } from '../testing/documents.builders.ts';
import { write } from '../testing/killed-page.tsx';
import { fillAtFirst, wordsIn } from '../testing/other-address.tsx';
import { stubCanvas } from '../testing/stub-canvas.ts';
import { Page as ContractPage } from './contract.tsx';
import { Page as DraftReviewPage } from './draft-review.tsx';
import { Page as PreviousDocumentPage } from './previous-document.tsx';

jest.mock('../pdf/pdf-viewer.tsx', () => ({ PdfViewer: () => null }));
jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve({ ...aFile(name), key: `key-${name}` }),
}));

const orderData = anOrder();
let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
  stubCanvas('data:image/png;base64,eA==');
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('DO-02 the contract of another order is unsigned; the signature of the first stays in the vault', async () => {
  stubApi(getContract, () => ({ status: true, data: { content: '<p>Text</p>', receipt: null } }));
  await fillAtFirst(
    vault,
    {
      page: <ContractPage />,
      route: routes.contractFill,
      path: (id) => routes.contractFill({ id }),
      key: 'signature:first',
      button: 'Sign the contract',
      role: 'user',
    },
    async () => {
      fireEvent.click(screen.getByRole('tab', { name: 'Type' }));
      write(/full name/i, 'only here');
    },
    (isFilled) => {
      const tab = screen.getByRole('tab', { name: isFilled ? 'Type' : 'Draw' });
      expect(tab).toHaveAttribute('aria-selected', 'true');
      if (isFilled) expect(screen.getByLabelText(/full name/i)).toHaveValue('only here');
    },
  );
});

test('DO-03 the contract of another order does not complain about a missing signature', async () => {
  stubApi(getContract, () => ({ status: true, data: { content: '<p>Text</p>', receipt: null } }));
  const { navigate } = await renderPage(<ContractPage />, {
    path: routes.contractFill({ id: 'second' }),
    pattern: routes.contractFill.pattern,
    bundles: { documents: en },
    portal: { vault },
  });
  await screen.findByRole('button', { name: 'Sign the contract' });
  await navigate(routes.contractFill({ id: 'first' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign the contract' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await navigate(routes.contractFill({ id: 'second' }));
  await screen.findByRole('button', { name: 'Sign the contract' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('DO-22 the review of another draft starts empty; the review of the first stays in the vault', async () => {
  stubApi(getDrafts, ({ id }) => ({
    status: true,
    orderData,
    drafts: [aDraft({ _id: `draft-of-${id}` })],
    accepted: false,
    can: { review: true, finalize: false },
  }));
  await fillAtFirst(
    vault,
    {
      page: <DraftReviewPage />,
      route: routes.revisionsProcess,
      path: (id) => routes.revisionsProcess({ serviceId: 'service-1', id }),
      key: 'review:draft-of-first',
      button: 'Send the review',
      role: 'user',
    },
    () => write(/Your revision request/, 'only here'),
    wordsIn(/Your revision request/),
  );
});

test('DO-10 the previous documents of another service start empty; files of the first stay in the vault', async () => {
  stubApi(getPreviousDocuments, () => ({ status: true, orderData, uploadedFiles: [] }));
  await fillAtFirst(
    vault,
    {
      page: <PreviousDocumentPage />,
      route: routes.previousDocument,
      path: (serviceId) => routes.previousDocument({ serviceId, id: 'order-1' }),
      key: 'previous-documents:order-1:first',
      button: 'Submit',
      role: 'user',
    },
    async () => {
      fireEvent.change(screen.getByLabelText(/Resume, cover letter/), {
        target: { files: [new File(['x'], 'only here.pdf')] },
      });
      await screen.findByText('only here.pdf');
    },
    (isFilled) => {
      if (isFilled) expect(screen.getByText('only here.pdf')).toBeInTheDocument();
      else expect(screen.queryByText('only here.pdf')).toBeNull();
    },
  );
});
