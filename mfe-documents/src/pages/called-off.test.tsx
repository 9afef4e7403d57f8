import {
  getContract,
  getDraftsOfOrder,
  getPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import en from '../locales/en.json';
import { aDraft, aFile, anOrder } from '../testing/documents.builders.ts';
import { Page as ContractPage } from './contract.tsx';
import { Page as DraftFilesPage } from './draft-files.tsx';
import { Page as PreviousPage } from './previous-document.tsx';

// jsdom draws no PDFs; that is tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

afterEach(clearStubs);

const calledOff = anOrder({ cancelledAt: '2026-03-02T09:00:00Z' });
const place = { serviceId: 'service-1', id: 'order-1' };

const open = async (
  Page: ComponentType,
  { path, pattern }: { path: string; pattern: string },
  role: 'user' | 'writer' = 'user',
): Promise<void> => {
  const portal = { user: testUser({ role }) };
  await renderPage(<Page />, { path, pattern, portal, bundles: { documents: en } });
  await expectVisible(() => screen.getByText('This order was cancelled.'));
};

test('BO-62 DO-04 the contract of a cancelled order is read and not signed', async () => {
  stubApi(getContract, () => ({
    status: true,
    data: { content: '<p>You agree.</p>', receipt: null, canSign: false },
  }));
  await open(ContractPage, {
    path: routes.contractFill({ id: 'order-1' }),
    pattern: routes.contractFill.pattern,
  });
  expect(screen.getByText('You agree.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign the contract' })).toBeNull();
  expect(screen.queryByText('Needs you')).toBeNull();
});

test('BO-62 DO-10 previous documents of a cancelled order are there, and no more are asked for', async () => {
  stubApi(getPreviousDocuments, () => ({
    status: true,
    orderData: calledOff,
    uploadedFiles: [aFile('Old.pdf')],
  }));
  await open(PreviousPage, {
    path: routes.previousDocument(place),
    pattern: routes.previousDocument.pattern,
  });
  expect(screen.getByRole('link', { name: /Old\.pdf/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('BO-62 DO-38 the drafts of a cancelled order wait for nobody', async () => {
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData: calledOff,
    order: calledOff,
    data: [aDraft()],
    accepted: false,
    can: { upload: false },
  }));
  await open(
    DraftFilesPage,
    { path: routes.revisionFiles(place), pattern: routes.revisionFiles.pattern },
    'writer',
  );
  expect(screen.getByRole('figure', { name: /Draft/ })).toBeVisible();
  expect(screen.queryByRole('status')).toHaveTextContent('');
});
