import { AppError } from '@portal/shared-contracts';
import { getLinkedinDocument } from '@portal/shared-contracts/documents';
import { getCustomerOrder, type Order, setNoShow } from '@portal/shared-contracts/orders';
import { saveFeedback } from '@portal/shared-contracts/questionnaires';
import type { SlotName, SlotProps } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildCompleted, buildOrder } from '../testing/build-order.ts';
import { Page } from './customer-order.tsx';

// The chart's drawing needs a real browser; its number is text of the page.
jest.mock('../features/charts/radial-drawing.tsx', () => ({
  __esModule: true,
  default: () => null,
}));

const slots = new Map<SlotName, SlotProps[SlotName]>();
const SlotHost = ({ name, props }: { name: SlotName; props: SlotProps[SlotName] }) => {
  slots.set(name, props);
  return <div data-testid={name} />;
};

const stubOrder = (order: Order) =>
  stubApi(getCustomerOrder, () => ({
    status: true as const,
    order,
    invoice: { price: order.invoicePrice },
    clientCurrencyType: order.invoiceCurrency,
  }));

const stubLinkedin = (key: string | null) =>
  stubApi(getLinkedinDocument, () => ({
    status: true as const,
    data: key
      ? {
          file: {
            file: {
              key,
              originalname: 'profile.pdf',
              size: 1,
              mimetype: 'application/pdf',
              file_id: key,
            },
          },
          updatedAt: '2026-03-02T09:00:00Z',
        }
      : null,
    orderData: {
      _id: 'order-1',
      client_id: 'person-1',
      statusPercentage: 33,
      packageName: 'Professional Package',
      customer: { firstName: 'Ada', lastName: 'Byron' },
      writerName: null,
      completed_tasks: [],
      revisionData: {},
      serviceName: null,
    },
  }));

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    ...options,
    portal: { SlotHost, ...options.portal },
  });

beforeEach(() => {
  slots.clear();
  stubLinkedin(null);
});
afterEach(clearStubs);

const service = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('OR-21 OR-22 services have a status, and the first one that is not completed is open', async () => {
  stubOrder(buildOrder());
  await open();
  expect(await service('Resume Writing')).toHaveAttribute('aria-expanded', 'false');
  expect(await service('LinkedIn Profile')).toHaveAttribute('aria-expanded', 'true');
  expect(await service('Cover Letter')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getAllByText('Needs Action')).toHaveLength(2);
});

test('OR-21 a service expands to its modules by keyboard', async () => {
  const user = userEvent.setup();
  stubOrder(buildOrder());
  await open();
  await user.click(await service('Cover Letter'));
  await expectVisible(() => screen.getByRole('link', { name: 'Your current letter' }));
});

test('OR-23 each kind of module leads to its own place', async () => {
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
  await open();
  await user.click(await service('Resume Writing'));
  await user.click(await service('Cover Letter'));
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
  await open();
  await userEvent.setup().click(await service('Cover Letter'));
  await screen.findByText('Follow-up questions');
  expect(screen.queryByRole('link', { name: 'Follow-up questions' })).toBeNull();
});

test('OR-24 the LinkedIn result is Pending, then a download in the order itself', async () => {
  stubOrder(buildOrder());
  const page = await open();
  await expectVisible(() => screen.getByText('Pending'));
  stubLinkedin('file-7');
  act(() => page.emit('order.changed', { orderId: 'order-1' }));
  const link = await screen.findByRole('link', { name: 'Download profile.pdf' });
  expect(link).toHaveAttribute('href', '/api/file/download/file-7');
});

test('OR-25 downloadables are listed by title and fetched by key', async () => {
  stubOrder(buildOrder());
  await open();
  expect(await screen.findByRole('link', { name: 'Interview guide' })).toHaveAttribute(
    'href',
    '/api/file/download/guide-key',
  );
});

test('OR-26 the chat is shown unless the site turned it off', async () => {
  stubOrder(buildOrder());
  const page = await open();
  expect(await screen.findByTestId('order.chat')).toBeInTheDocument();
  expect(slots.get('order.chat')).toEqual({
    orderId: 'order-1',
    hasWriter: true,
    completedAt: null,
  });
  page.unmount();
  await open({ flags: ['disable_writer_customer_chat'] });
  await service('Resume Writing');
  expect(screen.queryByTestId('order.chat')).toBeNull();
});

test('OR-27 a tip can be given unless hide_tip is set', async () => {
  stubOrder(buildOrder());
  const page = await open();
  await expectVisible(() => screen.getByRole('button', { name: 'Tip your writer' }));
  page.unmount();
  await open({ flags: ['hide_tip'] });
  await service('Resume Writing');
  expect(screen.queryByRole('button', { name: 'Tip your writer' })).toBeNull();
});

test('OR-27 OR-57 a tip in another currency than the cards goes to the payment form with its currency', async () => {
  stubOrder(buildOrder({ invoiceCurrency: 'ngn', invoicePrice: 95_000 }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tip your writer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByTestId('payment.card');
  expect(slots.get('payment.card')).toMatchObject({
    purpose: { kind: 'tip', orderId: 'order-1', amount: 9500 },
    amount: 9500,
    currency: 'ngn',
  });
});

test('OR-28 an order without industries opens the initial questions, before the contract', async () => {
  stubOrder(buildOrder({ customer_industries: [], contract_signed: false }));
  const page = await open();
  await waitFor(() => expect(page.address()).toBe('/order/order-1/initial-question'));
});

test('OR-29 an unsigned contract opens the contract', async () => {
  stubOrder(buildOrder({ contract_signed: false }));
  const page = await open();
  await waitFor(() => expect(page.address()).toBe('/contract/fill/order-1'));
});

test('OR-20 an order that is not there says so with Retry and a way on', async () => {
  stubApi(getCustomerOrder, () => {
    throw new AppError('not-found', 'This order does not exist.');
  });
  await open();
  await expectVisible(() => screen.getByText('This order does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'View Order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('OR-34 labels and states of an order are worded as specified', async () => {
  stubOrder(buildCompleted({ noShowCheck: true }));
  await open();
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

describe('completion', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Your order is complete' });

  test('OR-40 a completed order without a tip offers one', async () => {
    stubOrder(buildCompleted());
    await open();
    expect(await dialog()).toBeInTheDocument();
  });

  test.each([
    ['has a tip', { tipByCustomer: 35 }],
    ['was declined', { noShowCheck: true }],
    ['has another currency than the cards', { invoiceCurrency: 'ngn' as const }],
    ['has no writer', { writer: false, writerName: null }],
  ])('OR-40 nothing is offered when the order %s', async (_why, change) => {
    stubOrder(buildCompleted(change));
    await open();
    await screen.findByText('ORDER COMPLETED');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('OR-40 nothing is offered for an order in the middle, nor with hide_tip', async () => {
    stubOrder(buildOrder());
    const page = await open();
    await service('Resume Writing');
    expect(screen.queryByRole('dialog')).toBeNull();
    page.unmount();
    stubOrder(buildCompleted());
    await open({ flags: ['hide_tip'] });
    await screen.findByText('ORDER COMPLETED');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('OR-41 No Thanks is sent once and the offer does not come back', async () => {
    const sent: unknown[] = [];
    stubOrder(buildCompleted());
    stubApi(setNoShow, (input) => {
      sent.push(input);
      return { status: true as const };
    });
    await open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'No Thanks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ id: 'order-1', noShowCheck: true, clientId: 'person-1' }]);
  });

  test('OR-41 a No Thanks that did not arrive says so and keeps the dialog', async () => {
    stubOrder(buildCompleted());
    stubApi(setNoShow, () => {
      throw new AppError('unavailable', 'Not now');
    });
    await open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'No Thanks' }));
    await expectVisible(() => screen.getByText('Not now'));
    await expectVisible(() => screen.getByRole('dialog', { name: 'Your order is complete' }));
  });

  test('OR-42 OR-43 presets of 5, 10 and 15 percent, and a slider, show the TIP AMOUNT', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    stubOrder(buildCompleted());
    await open();
    const inside = within(await dialog());
    const amount = () => inside.getByText('TIP AMOUNT').nextSibling?.textContent;
    for (const [preset, shown] of [
      ['5% ($17.00)', '$17.00'],
      ['10% ($35.00)', '$35.00'],
      ['15% ($52.00)', '$52.00'],
    ] as const) {
      await user.click(inside.getByRole('radio', { name: preset }));
      expect(amount()).toBe(shown);
    }
    await user.click(inside.getByRole('radio', { name: 'Custom Tip' }));
    const slider = inside.getByRole('slider', { name: 'Custom Tip' });
    expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual([
      '0',
      '100',
    ]);
  });

  test('OR-43 a tip that rounds to 1 or less becomes 2', async () => {
    stubOrder(buildCompleted({ invoicePrice: 9 }));
    await open();
    const inside = within(await dialog());
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inside.getByRole('radio', { name: '5% ($2.00)' }));
    expect(inside.getByText('TIP AMOUNT').nextSibling).toHaveTextContent('$2.00');
  });

  test('OR-42 with hidden prices only the amounts show, never a percentage of them', async () => {
    stubOrder(buildCompleted());
    await open({ flags: ['hide_customer_price'] });
    const inside = within(await dialog());
    expect(inside.getByRole('radio', { name: '$35.00' })).toBeChecked();
    expect(inside.queryByText(/%/)).toBeNull();
  });

  test('OR-44 the tip is paid through the payment slot and thanked for', async () => {
    stubOrder(buildCompleted());
    await open();
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: 'Continue to payment' }));
    const props = slots.get('payment.card') as SlotProps['payment.card'];
    expect(props).toMatchObject({
      purpose: { kind: 'tip', orderId: 'order-1', amount: 35 },
      amount: 35,
      currency: 'usd',
    });
    stubOrder(buildCompleted({ tipByCustomer: 35 }));
    act(() => props.onPaid({ orderId: 'order-1' }));
    expect((await screen.findAllByText('Writer Tipped Successfully, Thanks!'))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('survey', () => {
  const withSurvey = (surveyDetails: string) =>
    buildCompleted({
      noShowCheck: true,
      surveySubmitted: false,
      package: { ...buildOrder().package, surveyDetails },
    });

  test('QU-41 an in-app survey opens here, an external one in a new tab', async () => {
    stubOrder(withSurvey('satisfaction'));
    const page = await open();
    expect(await screen.findByRole('link', { name: 'Give feedback' })).toHaveAttribute(
      'href',
      '/orders/order-1/survey/satisfaction',
    );
    page.unmount();
    stubOrder(withSurvey('https://survey.example.com/1'));
    await open();
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
    await open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText('How did we do?')).toBeNull());
    expect(sent).toEqual([{ id: 'order-1', status: 'dismissed' }]);
  });
});
