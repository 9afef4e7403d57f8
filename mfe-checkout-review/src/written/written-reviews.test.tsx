import {
  copyReview,
  createReview,
  type EditedReview,
  listAdminReviews,
  publishReview,
  readReviewDesk,
  saveReview,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inCheck, openWritten, serveWritten, writtenOptions } from '../testing/open-written.tsx';
import { review } from '../testing/written-review.ts';
import { Page as ReviewsPage } from './reviews-page.tsx';

let server: ReturnType<typeof serveWritten>;
beforeEach(() => {
  server = serveWritten();
});
afterEach(clearStubs);

test('BO-101 the list shows who opened which tabs, stars, clicks and the order, testimonials and funnel beside', async () => {
  stubApi(listAdminReviews, () => ({ status: true, items: [review], nextCursor: null, total: 1 }));
  stubApi(readReviewDesk, () => ({
    status: true,
    testimonials: [{ name: 'Ada', role: 'Pilot', quote: 'It flew.' }],
    since: '2026-10-24',
    funnel: [{ step: 'bought', count: 12 }],
  }));
  await renderPage(<ReviewsPage />, { path: '/admin/reviews', ...writtenOptions });
  await expectVisible(() => screen.getByText('2 of 5'));
  expect(screen.getByRole('link', { name: 'Nora Lind' })).toHaveAttribute(
    'href',
    '/admin/reviews/r1',
  );
  expect(screen.getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/admin/orders/o1');
  for (const text of ['It flew.', 'with unpublished changes', '12'])
    expect(screen.getByText(text)).toBeVisible();
});

test('BO-102 what a reader would miss is said at its field when publishing', async () => {
  const why = 'Please say why.';
  const path = 'content.impact_and_experience_section.impact_check.report_text';
  stubApi(publishReview, () => {
    throw new RefusedReply('unprocessable', 'Something is missing.', { [path]: why });
  });
  await openWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await expectVisible(() => inCheck('Measurable impact').getByText(why));
});

test('BO-103 a correction is published without another mail, and a stale save keeps what was typed', async () => {
  const seen: unknown[] = [];
  stubApi(publishReview, (input) => {
    seen.push(input);
    server.stored = { ...server.stored, hasDraft: false, version: 6 };
    return { status: true, mailed: false, review: server.stored };
  });
  await openWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await expectShown(/The link and the ticks of the reader stay/);
  expect(seen).toEqual([{ id: 'r1', baseVersion: 5 }]);
  stubApi(saveReview, () => {
    throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
  });
  fireEvent.change(screen.getByLabelText('First name (optional)'), { target: { value: 'Norah' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByLabelText('First name (optional)')).toHaveValue('Norah');
});

test('BO-103 a correction whose link did not leave for the new address is no success', async () => {
  stubApi(publishReview, () => {
    server.stored = { ...server.stored, hasDraft: false, version: 6 };
    return { status: true, mailed: false, unmailed: true, review: server.stored };
  });
  await openWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await expectShown(/The link could not be mailed/);
});

test.each(['Save, Publish', 'Publish, Publish'])(
  'BO-102 what is typed is saved once and published as it was saved: %s',
  async (presses) => {
    const seen: unknown[] = [];
    stubApi(saveReview, ({ baseVersion }) => {
      seen.push(`save ${baseVersion}`);
      server.stored = { ...server.stored, hasDraft: true, version: baseVersion + 1 };
      return { status: true, review: server.stored };
    });
    stubApi(publishReview, ({ baseVersion }) => {
      seen.push(`publish ${baseVersion}`);
      server.stored = { ...server.stored, hasDraft: false, version: baseVersion + 1 };
      return { status: true, mailed: true, review: server.stored };
    });
    await openWritten();
    fireEvent.change(screen.getByLabelText('First name (optional)'), {
      target: { value: 'Norah' },
    });
    for (const name of presses.split(', ')) fireEvent.click(screen.getByRole('button', { name }));
    await expectShown('Published, and the link is on its way.');
    expect(seen).toEqual(['save 5', 'publish 6']);
  },
);

test('BO-114 what somebody else saved is taken, and stands there instead of what was typed', async () => {
  stubApi(saveReview, () => {
    server.stored = {
      ...review,
      version: 6,
      written: { ...review.written, firstName: 'Eleonora' },
    };
    throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
  });
  await openWritten();
  const name = screen.getByLabelText('First name (optional)');
  fireEvent.change(name, { target: { value: 'Norah' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(name).toHaveValue('Eleonora'));
});

test('BO-102 a new review is drafted and opened under its own address', async () => {
  const made: object[] = [];
  stubApi(createReview, (content) => {
    made.push(content);
    return { status: true, review: { ...review, state: 'draft', publishedVersion: 0 } };
  });
  const page = await openWritten('new');
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/reviews/r1'));
  expect(made).toEqual([expect.objectContaining({ email: 'new@example.com', language: 'en' })]);
});

test('BO-102 a copy of a review is opened as a draft of its own, and is one also after a lost reply', async () => {
  const copy: EditedReview = { ...review, _id: 'r2', state: 'draft', publishedVersion: 0 };
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  stubApi(copyReview, () => {
    if (keys().length === 1) throw new TypeError('the reply is lost');
    server.stored = copy;
    return { status: true, review: copy };
  });
  const page = await openWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expectShown('Timeout!');
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expectShown('A draft with the same words was made.');
  await waitFor(() => expect(page.address()).toBe('/admin/reviews/r2'));
  expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys()[0]]);
  reading.mockRestore();
});
