import { type OrderContract, readOrderDocuments } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import {
  expectVisible,
  renderPage,
  type RenderPageOptions,
  testUser,
} from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import documents from '../locales/en.json';
import { aDraft, aFile } from '../testing/documents.builders.ts';
import { Slot } from './admin-order-documents.tsx';

const open = (flags: RenderPageOptions['flags'] = []) =>
  renderPage(<Slot orderId="o1" number="1042" />, {
    flags,
    bundles: { documents, 'documents-admin': admin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });

const digest = 'a'.repeat(64);
const signed: OrderContract = {
  title: 'Agreement',
  receipt: {
    name: 'Ada Byron',
    signedAt: '2026-02-01T10:00:00.000Z',
    contentSha256: digest,
    imageSha256: digest,
  },
};

afterEach(clearStubs);

test('BO-61 previous documents, drafts with their state, finals and the signed contract stand on the order', async () => {
  stubApi(readOrderDocuments, () => ({
    status: true,
    services: [
      {
        serviceId: 's1',
        serviceName: 'Resume Writing',
        previous: [aFile('Old.pdf')],
        drafts: [
          aDraft({ _id: 'd2', stage: 'with-admin' }),
          aDraft({ _id: 'd1', stage: 'reviewed', reviewedByUser: true, review: 'Larger team' }),
        ],
        isAccepted: false,
        final: null,
      },
    ],
    contract: signed,
  }));
  await open();
  await expectVisible(() => screen.getByText('Old.pdf'));
  expect(screen.getByText('With the admin')).toBeVisible();
  expect(screen.getByText('No final document yet.')).toBeVisible();
  expect(screen.getByText('Ada Byron')).toBeVisible();
  expect(screen.getByRole('link', { name: /Download the signed contract/ })).toHaveAttribute(
    'href',
    '/api/admin/orders/o1/contract',
  );
  await userEvent.click(screen.getByRole('button', { name: /Draft 1/ }));
  expect(
    within(screen.getByRole('heading', { name: 'Drafts' }).parentElement!).getByText('Larger team'),
  ).toBeVisible();
});

test('BO-61 an unsigned contract says so, and an order without documents too', async () => {
  stubApi(readOrderDocuments, () => ({
    status: true,
    services: [],
    contract: { title: 'Agreement', receipt: null },
  }));
  await open();
  await expectVisible(() => screen.getByText('Agreement is not signed yet.'));
});

test.each([
  ['once', [], 1],
  ['nowhere where the firm has none', ['disable_customer_rating'], 0],
] as const)('BO-61 the stars of a reviewed draft stand %s', async (_where, flags, count) => {
  const reviewed = aDraft({ stage: 'reviewed', reviewedByUser: true, rating: 4, review: 'Larger' });
  stubApi(readOrderDocuments, () => ({
    status: true,
    services: [{ serviceId: 's1', serviceName: 'Resume Writing', drafts: [reviewed] }],
    contract: null,
  }));
  await open(flags);
  await userEvent.click(await screen.findByRole('button', { name: /Draft 1/ }));
  await expectVisible(() => screen.getByText('Larger'));
  expect(screen.queryAllByRole('img', { name: `${documents.draft.rating}: 4 stars` })).toHaveLength(
    count,
  );
});

test('BO-62 BO-64 nothing is uploaded for the customer of an order that was called off', async () => {
  const service = { serviceId: 's1', serviceName: 'Resume Writing', previous: [aFile('Old.pdf')] };
  stubApi(readOrderDocuments, () => ({
    status: true,
    isCancelled: true,
    services: [service],
    contract: null,
  }));
  await open();
  await expectVisible(() => screen.getByText('Old.pdf'));
  expect(screen.queryByRole('button', { name: /Resume Writing/ })).toBeNull();
});
