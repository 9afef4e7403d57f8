import {
  adminRoutes,
  approveDraft,
  listWaitingDrafts,
  readWaitingDraft,
  rejectDraft,
  type WaitingDraft,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documents from '../../locales/en.json';
import { aDraft } from '../../testing/documents.builders.ts';
import admin from '../locales/en.json';
import { Page as ApprovalPage } from './approval-page.tsx';
import { Page as ApprovalsPage } from './approvals-page.tsx';

// jsdom draws no PDFs; a real browser does in the journeys.
jest.mock('../../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

const waiting: WaitingDraft = {
  _id: 'd1',
  orderId: 'order-1',
  orderNumber: 'NW-1042',
  packageName: 'Starter',
  serviceName: 'Resume Writing',
  writerName: 'Will Writer',
  customerName: 'Ada Byron',
  number: 2,
  waitingSince: '2026-03-01T10:00:00.000Z',
};

const options = {
  bundles: { documents, 'documents-admin': admin },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};

const openDraft = async (next: string | null = 'd2') => {
  const given: object[] = [];
  let isWaiting = true;
  stubApi(readWaitingDraft, ({ id }) => ({
    status: true,
    draft: { ...waiting, _id: id },
    isWaiting,
    approvalOn: true,
    drafts: [
      aDraft({ _id: id, stage: 'with-admin' }),
      aDraft({ _id: 'd0', stage: 'reviewed', reviewedByUser: true, review: 'Larger team' }),
    ],
    answers: [
      {
        _id: 'q1',
        title: 'Your career',
        serviceId: 's1',
        serviceName: 'Resume Writing',
        answeredAt: '2026-02-01T10:00:00.000Z',
        groups: [
          {
            title: '',
            entries: [
              { key: 'a', type: 'text', text: 'Role?', answer: 'Chef' },
              { key: 'b', type: 'date', text: 'Since?', answer: '2019-03-01' },
            ],
          },
        ],
      },
    ],
  }));
  stubApi(approveDraft, (input) => {
    given.push(input);
    return { status: true, next };
  });
  const page = await renderPage(<ApprovalPage />, {
    ...options,
    path: adminRoutes.approval({ draftId: 'd1' }),
    pattern: adminRoutes.approval.pattern,
  });
  await expectVisible(() => screen.getByRole('heading', { name: 'Draft 2: Resume Writing' }));
  return { page, given, judgedElsewhere: () => (isWaiting = false) };
};

afterEach(clearStubs);

test('BO-82 the queue shows order, service, writer and draft, and each leads to its draft', async () => {
  stubApi(listWaitingDrafts, () => ({
    status: true,
    items: [waiting],
    nextCursor: null,
    total: 1,
    approvalOn: true,
  }));
  await renderPage(<ApprovalsPage />, options);
  const link = await screen.findByRole('link', { name: '#NW-1042 · Ada Byron' });
  expect(link).toHaveAttribute('href', '/admin/approvals/d1');
  expect(screen.getByText('Will Writer')).toBeVisible();
  expect(screen.getByText('1 draft waits')).toBeVisible();
});

test('BO-82 without approval the page says so', async () => {
  const none = { items: [], nextCursor: null, total: 0, approvalOn: false };
  stubApi(listWaitingDrafts, () => ({ status: true, ...none }));
  await renderPage(<ApprovalsPage />, options);
  await expectVisible(() => screen.getByText('Approval is switched off.'));
});

test('BO-83 PDF, request and answers stand on one screen, and A approves and opens the next', async () => {
  const { page, given } = await openDraft();
  expect(screen.getByRole('figure', { name: 'Draft.pdf' })).toBeVisible();
  expect(screen.getByText('Larger team')).toBeVisible();
  expect(screen.getByText('Chef')).toBeVisible();
  expect(screen.getByText('March 1, 2019')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Compare two drafts' })).toBeVisible();
  await userEvent.keyboard('a');
  await waitFor(() => expect(page.address()).toBe('/admin/approvals/d2'));
  expect(given).toEqual([{ id: 'd1' }]);
});

test('BO-83 R asks for a reason first, and the last verdict leads back to the queue', async () => {
  const { page } = await openDraft();
  const sent: object[] = [];
  stubApi(rejectDraft, (input) => {
    sent.push(input);
    return { status: true, next: null };
  });
  await userEvent.keyboard('r');
  await userEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  await expectVisible(() => screen.getByText('Please say what has to change.'));
  await userEvent.type(screen.getByLabelText(/What has to change/), 'A larger number');
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(page.address()).toBe('/admin/approvals'));
  expect(sent).toEqual([{ id: 'd1', reason: 'A larger number', file: null }]);
});

test('BO-83 letters switched off do nothing', async () => {
  const { given } = await openDraft();
  await userEvent.click(screen.getByRole('checkbox', { name: /Letters act/ }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('ar');
  expect(screen.queryByLabelText(/What has to change/)).toBeNull();
  expect(given).toEqual([]);
});

test('BO-84 whoever is second reads that the draft does not wait any more', async () => {
  const { judgedElsewhere } = await openDraft();
  stubApi(approveDraft, () => {
    judgedElsewhere();
    throw new RefusedReply('already-done', 'This draft does not wait for approval any more.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expectVisible(() => screen.getByText('This draft does not wait for approval any more.'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
});
