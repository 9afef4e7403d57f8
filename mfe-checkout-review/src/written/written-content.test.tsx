import {
  checkReviewContent,
  getAdminReview,
  saveReview,
  saveReviewSnippet,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inCheck, openWritten, serveWritten, writtenOptions } from '../testing/open-written.tsx';
import { blank } from '../testing/written-review.ts';
import { Page } from './review-page.tsx';

let server: ReturnType<typeof serveWritten>;
beforeEach(() => {
  server = serveWritten();
});
afterEach(clearStubs);

test('BO-102 flagged words that the resume does not have warn; a snippet joins the reason, and it is saved', async () => {
  const sent: object[] = [];
  stubApi(saveReview, ({ id: _id, baseVersion, ...changes }) => {
    sent.push({ ...changes, baseVersion });
    server.stored = {
      ...server.stored,
      version: 6,
      written: { ...server.stored.written, ...(changes as object) },
    };
    return { status: true, review: server.stored };
  });
  await openWritten();
  const impact = inCheck('Measurable impact');
  const words = impact.getByLabelText(/^Words of the resume/);
  fireEvent.change(words, { target: { value: 'very  busy\nvery lazy\n' } });
  await expectVisible(() => impact.getByText('Not in the resume: very lazy'));
  expect(screen.getByText('1 quoted text does not stand in the resume.')).toBeVisible();
  fireEvent.change(impact.getByLabelText(/^Why/), { target: { value: 'No numbers.' } });
  await userEvent.click(impact.getByRole('button', { name: 'Snippets' }));
  await userEvent.selectOptions(await impact.findByLabelText(/^Insert a snippet/), 's1');
  expect(impact.getByLabelText(/^Why/)).toHaveValue('No numbers. Say how many.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    baseVersion: 5,
    content: {
      impact_and_experience_section: {
        impact_check: {
          report_text: 'No numbers. Say how many.',
          flagged_text: ['very  busy', 'very lazy'],
        },
      },
    },
  });
});

test('BO-102 words that come again are kept under a title', async () => {
  const kept: object[] = [];
  stubApi(saveReviewSnippet, (snippet) => {
    kept.push(snippet);
    return { status: true, snippet: { _id: 's2', ...snippet } };
  });
  await openWritten();
  const impact = inCheck('Measurable impact');
  fireEvent.change(impact.getByLabelText(/^Why/), { target: { value: 'Shorter.' } });
  await userEvent.click(impact.getByRole('button', { name: 'Snippets' }));
  await userEvent.type(impact.getByLabelText(/^Title of a new/), 'Short');
  await userEvent.click(impact.getByRole('button', { name: 'Keep this text' }));
  await waitFor(() => expect(kept).toEqual([{ title: 'Short', text: 'Shorter.' }]));
});

test('BO-102 pasted JSON says its errors by path, and fills the form once it is right', async () => {
  const content = {
    ...blank.content,
    ats_section: { ...blank.content.ats_section, hard_skills: ['SAP'] },
  };
  const told = 'This is not what is expected here.';
  let calls = 0;
  stubApi(checkReviewContent, () => {
    calls += 1;
    if (calls > 1) return { status: true, content };
    throw new RefusedReply('bad-input', told, { 'content.ats_section': told });
  });
  await openWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Paste as JSON' }));
  const box = screen.getByLabelText(/^Content of the review/);
  const take = () => userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  fireEvent.change(box, { target: { value: '{\n  "a": ' } });
  await take();
  await expectVisible(() => screen.getByText('This is no JSON: look at line 2, column 8.'));
  fireEvent.change(box, { target: { value: '{]' } });
  await take();
  await expectVisible(() => screen.getByText(/^This is no JSON[.:][^"]*$/));
  fireEvent.change(box, { target: { value: JSON.stringify(content) } });
  await take();
  await expectVisible(() => screen.getByText('ats_section'));
  fireEvent.change(box, { target: { value: JSON.stringify(content) } });
  await take();
  await waitFor(() => expect(screen.getByLabelText(/^Skills/)).toHaveValue('SAP'));
});

test('BO-102 UX-07 UX-16 a review that is gone leaves a page with its heading and the way to the list', async () => {
  stubApi(getAdminReview, () => {
    throw new RefusedReply('not-found', 'This review does not exist.');
  });
  const address = { path: '/admin/reviews/gone', pattern: '/admin/reviews/:id' };
  await renderPage(<Page />, { ...address, ...writtenOptions });
  await expectVisible(() => screen.getByText('This review does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reviews' })).toBeVisible();
});
