import {
  getDraftsOfOrder,
  getFinalDocumentOfOrder,
  getLinkedinDocumentOfOrder,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { choose, listed, write } from '../testing/killed-page.tsx';
import { fillAtFirst, wordsIn } from '../testing/other-address.tsx';
import { Page as DraftFilesPage } from './draft-files.tsx';
import { Page as FinalFilesPage } from './final-files.tsx';
import { Page as LinkedinPage } from './linkedin.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve({ ...aFile(name), key: `key-${name}` }),
}));

const orderData = anOrder();
let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('DO-36 the draft of another service starts empty; notes of the first stay in the vault', async () => {
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData,
    order: orderData,
    data: [],
    accepted: false,
    can: { upload: true },
  }));
  await fillAtFirst(
    vault,
    {
      page: <DraftFilesPage />,
      route: routes.revisionFiles,
      path: (serviceId) => routes.revisionFiles({ serviceId, id: 'order-1' }),
      key: 'draft:order-1:first',
      button: 'Send the draft',
    },
    () => write(/^Notes/, 'only here'),
    wordsIn(/^Notes/),
  );
});

test('DO-51 the final document of another service starts empty; notes of the first stay in the vault', async () => {
  stubApi(getFinalDocumentOfOrder, () => ({
    status_code: 200,
    status: true,
    orderData,
    data: null,
    can: { upload: true },
  }));
  await fillAtFirst(
    vault,
    {
      page: <FinalFilesPage />,
      route: routes.finalFiles,
      path: (serviceId) => routes.finalFiles({ serviceId, id: 'order-1' }),
      key: 'final:order-1:first',
      button: 'Submit the final document',
    },
    () => write(/^Notes for the customer/, 'only here'),
    wordsIn(/^Notes for the customer/),
  );
});

test('DO-61 the LinkedIn document of another order starts empty; the file of the first stays in the vault', async () => {
  stubApi(getLinkedinDocumentOfOrder, () => ({
    status: true,
    orderData,
    data: null,
    can: { upload: true },
  }));
  await fillAtFirst(
    vault,
    {
      page: <LinkedinPage />,
      route: routes.linkedin,
      path: (id) => routes.linkedin({ serviceType: 'linkedin', id }),
      key: 'linkedin:first',
      button: 'Submit',
    },
    () => choose('LinkedIn profile', 'only here.pdf'),
    (isFilled) => expect(listed()).toEqual(isFilled ? ['only here.pdf'] : []),
  );
});
