import { getOrderFindings } from '@portal/shared-contracts/reviews';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Slot } from './order-actions.tsx';

afterEach(clearStubs);

const finding = {
  id: 'language.weak_verbs_check',
  tab: 'Language' as const,
  reason: 'These verbs are weak.',
  words: ['helped'],
  suggestions: ['supported'],
};
const stubFindings = (findings = [finding]): void =>
  stubApi(getOrderFindings, () => ({ status: true, findings }));
const document = {
  key: 'file-1',
  file_id: 'file-1',
  originalname: 'Paula Reyes.docx',
  size: 2048,
  mimetype: 'application/pdf',
};
const open = (role: 'writer' | 'user') =>
  renderPage(<Slot orderId="order-1" />, {
    bundles: { checkout: en },
    portal: { user: testUser({ role }) },
  });

test('CR-08 the writer starts from what the customer ticked in the review', async () => {
  stubFindings();
  await open('writer');
  expect(await screen.findByRole('heading')).toHaveTextContent('What the customer wants fixed');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Weak verbs: helped');
});

test('CR-08 the customer reads what they ticked themselves, in words to them', async () => {
  stubFindings();
  await open('user');
  expect(await screen.findByRole('heading')).toHaveTextContent('What you asked us to look at');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Weak verbs: helped');
  expect(screen.queryByText(/the customer/i)).toBeNull();
});

test('CR-08 findings that do not come say so and are asked for again; where there are none, there is no box', async () => {
  stubApi(getOrderFindings, () => {
    throw new RefusedReply('unavailable', 'Not reachable now.');
  });
  const page = await open('user');
  await expectVisible(() => screen.getByText('Not reachable now.'));
  stubFindings();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('helped');
  page.unmount();
  stubFindings([]);
  await open('user');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('RV-49 RV-53 the resume that was reviewed opens from the order, also where nothing was ticked', async () => {
  for (const [role, heading] of [
    ['writer', 'The resume that was reviewed'],
    ['user', 'The resume that you had reviewed'],
  ] as const) {
    stubApi(getOrderFindings, () => ({ status: true, findings: [], document }));
    const page = await open(role);
    expect(await screen.findByRole('heading')).toHaveTextContent(heading);
    const link = screen.getByRole('link', { name: 'Paula Reyes.docx' });
    expect(link).toHaveAttribute('href', '/api/file/download/file-1');
    page.unmount();
  }
  stubApi(getOrderFindings, () => ({ status: true, findings: [finding], document }));
  await open('writer');
  expect(await screen.findByRole('heading')).toHaveTextContent('What the customer wants fixed');
  expect(screen.getByRole('link', { name: 'Paula Reyes.docx' })).toBeVisible();
});

test('CR-08 a ticked finding says what to write instead as well', async () => {
  stubFindings();
  await open('writer');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Instead: supported');
});
