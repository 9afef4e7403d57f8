import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { saveFeedback } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompleted, buildOrder } from '../testing/build-order.ts';
import {
  findService,
  openOrder,
  shownSlots,
  stubLinkedin,
  stubOrder,
} from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

test('OR-21 OR-22 services have a status, and the first one that is not completed is open', async () => {
  stubOrder(buildOrder());
  await openOrder();
  expect(await findService('Resume Writing')).toHaveAttribute('aria-expanded', 'false');
  expect(await findService('LinkedIn Profile')).toHaveAttribute('aria-expanded', 'true');
  expect(await findService('Cover Letter')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getAllByText('Needs Action')).toHaveLength(2);
});

test('OR-21 a service expands to its modules by keyboard', async () => {
  const user = userEvent.setup();
  stubOrder(buildOrder());
  await openOrder();
  await user.click(await findService('Cover Letter'));
  await expectVisible(() => screen.getByRole('link', { name: 'Your current letter' }));
});

test('OR-23 each kind of module leads to its own page', async () => {
  const user = userEvent.setup();
  stubOrder(
    buildOrder({
      completed_tasks: [
        { taskId: 'career', serviceId: 'resume', serviceType: '' },
        { taskId: 'additional_questionnaire_submitted', serviceId: 'letter', serviceType: '' },
      ],
      revisionData: {
        letter: { sentByWriter: true, pendingClientReview: true, pendingApproval: false },
      },
    }),
  );
  await openOrder();
  await user.click(await findService('Resume Writing'));
  await user.click(await findService('Cover Letter'));
  const to = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('Career history')).toBe('/orders/questionnaire-answers/order-1/career/resume');
  expect(await to('About your profile')).toBe('/orders/questionnaire/order-1/profile/linkedin');
  expect(await to('Your current letter')).toBe('/orders/previous-document/letter/order-1');
  expect(await to('Follow-up questions')).toBe(
    '/orders/questionnaire/order-1/additional_questionnaire/letter',
  );
  expect(await to('Drafts and revisions')).toBe('/orders/revisions-process/letter/order-1');
  expect(await to('Final documents')).toBe('/orders/final-document/letter/order-1');
});

test('QU-30 follow-up questions that the writer has not sent cannot be opened', async () => {
  stubOrder(buildOrder());
  await openOrder();
  await userEvent.setup().click(await findService('Cover Letter'));
  await screen.findByText('Follow-up questions');
  expect(screen.queryByRole('link', { name: 'Follow-up questions' })).toBeNull();
});

test('OR-25 downloadables are listed by title and fetched by key', async () => {
  stubOrder(buildOrder());
  await openOrder();
  expect(await screen.findByRole('link', { name: 'Interview guide' })).toHaveAttribute(
    'href',
    '/api/file/download/guide-key',
  );
});

test('OR-26 the chat is shown unless the site turned it off', async () => {
  stubOrder(buildOrder());
  const page = await openOrder();
  expect(await screen.findByTestId('order.chat')).toBeInTheDocument();
  expect(shownSlots.get('order.chat')).toEqual({
    orderId: 'order-1',
    hasWriter: true,
    completedAt: null,
  });
  page.unmount();
  await openOrder({ flags: ['disable_writer_customer_chat'] });
  await findService('Resume Writing');
  expect(screen.queryByTestId('order.chat')).toBeNull();
});

test('CR-08 findings that the customer ticked before buying are shown, and asked for only where there are some', async () => {
  stubOrder(buildOrder({ hasFindings: true }));
  const page = await openOrder();
  await findService('Resume Writing');
  expect(shownSlots.get('order.actions')).toEqual({ orderId: 'order-1' });
  page.unmount();
  stubOrder(buildOrder());
  await openOrder();
  await findService('Resume Writing');
  expect(shownSlots.has('order.actions')).toBe(false);
});

test('OR-28 an order without industries opens the initial questions, before the contract', async () => {
  stubOrder(buildOrder({ customer_industries: [], contract_signed: false }));
  const page = await openOrder();
  await waitFor(() => expect(page.address()).toBe('/order/order-1/initial-question'));
});

test('OR-29 an unsigned contract opens the contract', async () => {
  stubOrder(buildOrder({ contract_signed: false }));
  const page = await openOrder();
  await waitFor(() => expect(page.address()).toBe('/contract/fill/order-1'));
});

test('OR-20 FX-35 an order that is not there says so with a way on, and no Retry that cannot help', async () => {
  stubApi(getCustomerOrder, () => {
    throw new RefusedReply('not-found', 'This order does not exist.');
  });
  await openOrder();
  await expectVisible(() => screen.getByText('This order does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'View Order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('OR-34 labels and states of an order are worded as specified', async () => {
  stubOrder(buildCompleted({ noShowCheck: true }));
  await openOrder();
  await expectVisible(() => screen.getByText('ORDER COMPLETED'));
  for (const label of [
    'Package',
    'Package Name',
    'Date Purchased',
    'Price',
    'Writer',
    'Status',
    'Downloadables',
  ])
    expect(screen.getByText(label)).toBeVisible();
});

const withSurvey = (surveyDetails: string) =>
  buildCompleted({
    noShowCheck: true,
    surveySubmitted: false,
    package: { ...buildOrder().package, surveyDetails },
  });

test('QU-41 an in-app survey opens here, an external one in a new tab', async () => {
  stubOrder(withSurvey('satisfaction'));
  const page = await openOrder();
  expect(await screen.findByRole('link', { name: 'Give feedback' })).toHaveAttribute(
    'href',
    '/orders/order-1/survey/satisfaction',
  );
  page.unmount();
  // A phone begins an address with a capital letter.
  stubOrder(withSurvey('Https://survey.example.com/1'));
  await openOrder();
  const link = await screen.findByRole('link', { name: 'Give feedback' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('OR-59 a dismissed invitation is remembered', async () => {
  const sent: unknown[] = [];
  stubOrder(withSurvey('satisfaction'));
  stubApi(saveFeedback, (input) => {
    sent.push(input);
    stubOrder({ ...withSurvey('satisfaction'), surveySubmitted: true });
    return { status: true as const };
  });
  await openOrder();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText('How did we do?')).toBeNull());
  expect(sent).toEqual([{ id: 'order-1', status: 'dismissed' }]);
});
