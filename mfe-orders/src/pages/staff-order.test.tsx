import { getStaffOrder, type StaffOrder } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, findContent, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../locales/de.json';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { stubHistory } from '../testing/open-customer-order.tsx';
import { Page } from './staff-order.tsx';

const asked: unknown[] = [];
const stubOrder = (change: Partial<StaffOrder> = {}) => {
  stubHistory();
  stubApi(getStaffOrder, (input) => {
    asked.push(input);
    return {
      status: true as const,
      status_code: 200 as const,
      order: buildStaffOrder({
        ...change,
        writerDetails: input.includeWriter ? { firstName: 'Wanda', lastName: 'Kowalska' } : null,
      }),
      sortedNotifications: [],
    };
  });
};

const open = (role: 'writer' | 'reviewer', flags: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    ...flags,
    portal: {
      user: testUser({ role }),
      SlotHost: ({ name }) => <div data-testid={name} />,
    },
  });

beforeEach(() => asked.splice(0));
afterEach(clearStubs);

test('OR-31 the writer sees product, customer, percentage and services, but no writer', async () => {
  stubOrder();
  await open('writer');
  expect(await findContent()).toHaveTextContent('Professional Package');
  expect(screen.getByText('Ada Byron')).toBeVisible();
  expect(
    screen.getByRole('progressbar', { name: 'Progress of Professional Package' }),
  ).toHaveTextContent('33%');
  expect(screen.getByRole('button', { name: /^Cover Letter/ })).toBeVisible();
  expect(screen.queryByText('Writer')).toBeNull();
});

test('OR-31 OR-32 the reviewer fetches with includeWriter and sees the writer’s name', async () => {
  stubOrder();
  await open('reviewer');
  await expectVisible(() => screen.getByText('Wanda Kowalska'));
  expect(asked).toEqual([{ id: 'order-1', includeWriter: true }]);
});

test('OR-32 a writer’s name that arrived with the navigation is not fetched again', async () => {
  stubOrder();
  const page = await renderPage(<Page />, {
    bundles: { orders: en },
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'reviewer' }), SlotHost: () => null },
  });
  await page.navigate('/orders/view/order-1', { state: { writer: 'William Okafor' } });
  await expectVisible(() => screen.getByText('William Okafor'));
  expect(asked).toEqual([{ id: 'order-1' }]);
});

test('OR-32 the writer fetches without includeWriter', async () => {
  stubOrder();
  await open('writer');
  await screen.findByText('Ada Byron');
  expect(asked).toEqual([{ id: 'order-1' }]);
});

test('OR-33 each kind of module leads the staff to its own page', async () => {
  const user = userEvent.setup();
  stubOrder();
  await open('writer');
  await user.click(await screen.findByRole('button', { name: /^Resume Writing/ }));
  await user.click(await screen.findByRole('button', { name: /^Cover Letter/ }));
  const to = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('Career history')).toBe('/orders/questionnaire-answers/order-1/career/resume');
  expect(await to('LinkedIn profile')).toBe('/orders/linkedin/linkedin/order-1');
  expect(await to('Your current letter')).toBe('/orders/previous-document/letter/order-1');
  expect(await to('Follow-up questions')).toBe('/orders/additional_questionnaire/order-1/letter');
  expect(await to('Drafts and revisions')).toBe('/orders/revision-files/letter/order-1');
  expect(await to('Final documents')).toBe('/orders/final-files/letter/order-1');
});

test('SC-64 OR-34 sent follow-up questions and missing documents are worded as specified', async () => {
  const user = userEvent.setup();
  stubOrder({
    completed_tasks: [
      { taskId: 'additional_questionnaire_submitted', serviceId: 'letter', serviceType: '' },
    ],
    revisionData: {
      letter: { sentByWriter: true, pendingClientReview: false, pendingApproval: false },
    },
  });
  await open('writer');
  await user.click(await screen.findByRole('button', { name: /^Cover Letter/ }));
  await expectVisible(() => screen.getByText('(Submitted - User response pending)'));
  expect(screen.getByText('Pending Previous Document')).toBeVisible();
  expect(screen.getByText('Revisions Requested')).toBeVisible();
  expect(screen.getByText('User response pending')).toBeVisible();
});

test('OR-26 the chat is shown to the staff unless the site turned it off', async () => {
  stubOrder();
  const page = await open('writer');
  expect(await screen.findByTestId('order.chat')).toBeInTheDocument();
  page.unmount();
  await open('writer', { flags: ['disable_writer_customer_chat'] });
  await screen.findByText('Ada Byron');
  expect(screen.queryByTestId('order.chat')).toBeNull();
});

test('OR-31 industries and experience are in the reader’s language', async () => {
  stubOrder();
  await open('writer', { bundles: { orders: de }, language: 'de' });
  await expectVisible(() => screen.getByText('Vertrieb'));
  expect(screen.getByText(de.experienceLevel.associate)).toBeVisible();
});

const withCustomer = { sentByWriter: true, pendingClientReview: true, pendingApproval: false };

// The resume waits for the customer; the writer's own step is in the second service.
const elsewhere: Partial<StaffOrder> = {
  package: {
    ...buildStaffOrder().package,
    packageServices: ['Resume', 'Letter'].map((serviceName) => ({
      _id: serviceName,
      serviceName,
      serviceModules: [{ id: 'revision_process', title: `Drafts of the ${serviceName}` }],
    })),
  },
  completed_tasks: [],
  revisionData: { Resume: withCustomer },
};

test('FX-03 UX-06 the step names its service, Continue leads there, and the service is open and marked', async () => {
  stubOrder(elsewhere);
  await open('writer');
  await expectVisible(() => screen.getByText('Write and upload the first draft of “Letter”'));
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/orders/revision-files/Letter/order-1',
  );
  expect(screen.getByRole('button', { name: /^Letter/ })).toHaveAttribute('aria-expanded', 'true');
  const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(lineOf('Drafts of the Letter')).toHaveTextContent('Needs you');
  expect(lineOf('Drafts of the Letter')).not.toHaveTextContent('Pending');
  expect(lineOf('Drafts of the Resume')).not.toHaveTextContent('Needs you');
});

test('FX-05 UX-06 a reviewer reads who does what, and nothing is marked as theirs', async () => {
  stubOrder({
    ...elsewhere,
    revisionData: { ...elsewhere.revisionData, Letter: withCustomer },
  });
  await open('reviewer');
  await expectVisible(() => screen.getByText('The customer is reviewing the draft of “Resume”'));
  expect(screen.queryByText('Needs you')).toBeNull();
});

test('UX-01 FX-01 the page of an order shows its number, and unread messages lead to its chat', async () => {
  stubOrder({ number: 'RW-1042' });
  await open('writer', { unread: new Map([['order-1', 1]]) });
  await expectVisible(() => screen.getByText('#RW-1042'));
  expect(screen.getByRole('link', { name: '1 unread message' })).toHaveAttribute(
    'href',
    '/orders/view/order-1#chat',
  );
});

test('CR-08 what the customer ticked has its place in the order, unless the server says that there is nothing', async () => {
  stubOrder({ hasFindings: false });
  await open('writer');
  await expectVisible(() => screen.getByRole('button', { name: /^Cover Letter/ }));
  expect(screen.queryByTestId('order.actions')).toBeNull();
  stubOrder();
  await open('writer');
  await screen.findByTestId('order.actions');
});
