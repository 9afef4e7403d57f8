import { listCustomerOrders, type Order } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildCompleted, buildOrder, countsOf } from '../testing/build-order.ts';
import { hearOfOrders } from '../testing/hear-of-orders.ts';
import { Page } from './customer-dashboard.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, { bundles: { orders: en }, ...options });

const stubList = (orders: Order[]) =>
  stubApi(listCustomerOrders, () => ({
    status: true as const,
    orders,
    total: orders.length,
    counts: countsOf(orders),
  }));

afterEach(clearStubs);

const two = [
  buildOrder(),
  buildCompleted({ _id: 'order-2', package: { ...buildOrder().package, packageName: 'Starter' } }),
];

test('OR-01 the welcome card shows the person, the picture and the way to the account', async () => {
  stubList([]);
  const website = readWebsiteConfig({ welcomeImg: '/brand/welcome.svg' }).value;
  const { container } = await open({ portal: { website } });
  expect(screen.getByText('Ada Byron')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile');
  expect(container.querySelector('img[src="/brand/welcome.svg"]')).not.toBeNull();
});

test('OR-01 with a custom login domain there is no Edit Profile', async () => {
  stubList([]);
  const website = readWebsiteConfig({ customLoginDomain: 'https://id.example.com' }).value;
  await open({ portal: { website } });
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
});

test('OR-02 the support card shows the firm’s address', async () => {
  stubList([]);
  const website = readWebsiteConfig({ companyEmail: 'help@northwind.example' }).value;
  await open({ portal: { website } });
  // The place where the address may break reads as a space here, unlike in a browser.
  const link = screen.getByRole('link', { name: /^help ?@northwind\.example$/ });
  expect(link).toHaveTextContent('help@northwind.example');
  expect(link).toHaveAttribute('href', 'mailto:help@northwind.example');
});

test('OR-03 three tiles count the orders', async () => {
  stubList(two);
  await open();
  const tile = async (label: string) => (await screen.findByText(label)).parentElement;
  expect(await tile('Total Orders')).toHaveTextContent('2');
  expect(await tile('Pending Orders')).toHaveTextContent('1');
  expect(await tile('Completed Orders')).toHaveTextContent('1');
});

test('OR-05 each order has a card with chart, percent, product, date, price and View', async () => {
  stubList(two);
  await open();
  const heading = await screen.findByRole('heading', { name: 'Professional Package', level: 3 });
  const card = within(heading.closest('li') as HTMLElement);
  expect(
    card.getByRole('progressbar', { name: 'Progress of Professional Package' }),
  ).toHaveTextContent('33%');
  expect(card.getByText('March 1, 2026')).toBeVisible();
  expect(card.getByText('$349.00')).toBeVisible();
  expect(card.getByRole('link', { name: /View/ })).toHaveAttribute('href', '/orders/view/order-1');
});

test('OR-05 hide_customer_price hides every price', async () => {
  stubList(two);
  await open({ flags: ['hide_customer_price'] });
  await screen.findByRole('heading', { name: 'Professional Package', level: 3 });
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(screen.queryByText('Price')).toBeNull();
});

test('OR-05 each unfinished order waits with exactly one next step, leading to its page', async () => {
  stubList(two);
  await open();
  const section = (await screen.findByRole('heading', { name: 'Waiting on you (1)' })).closest(
    'section',
  );
  const steps = within(section as HTMLElement).getAllByRole('listitem');
  expect(steps).toHaveLength(1);
  expect(within(steps[0] as HTMLElement).getByRole('link')).toHaveAccessibleName(
    'Answer “About your profile”',
  );
  expect(within(steps[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/orders/questionnaire/order-1/profile/linkedin',
  );
  expect(within(steps[0] as HTMLElement).getByText('Needs you')).toBeVisible();
});

test('OR-06 a failed list says so where it would be and comes back with Retry', async () => {
  let isBroken = true;
  stubApi(listCustomerOrders, () => {
    if (isBroken) throw new RefusedReply('unavailable', 'The server rests');
    return { status: true as const, orders: two, total: 2, counts: countsOf(two) };
  });
  await open();
  await expectVisible(() => screen.getByText('The server rests'));
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByText('Total Orders'));
});

test('OR-06 what happens to an order shows without a reload', async () => {
  stubList([buildOrder()]);
  const page = await open();
  await screen.findByRole('heading', { name: 'Professional Package', level: 3 });
  stubList([buildOrder({ statusPercentage: 57 })]);
  await hearOfOrders(page);
  await expectVisible(() => screen.getByText('57%'));
});

test('OR-06 without orders the page says what to do next', async () => {
  stubList([]);
  await open();
  await expectVisible(() => screen.getByText('You have no orders yet.'));
  expect(screen.getByRole('link', { name: 'New Order' })).toHaveAttribute('href', '/orders/new');
});

const waiting = buildOrder({
  completed_tasks: ['career', 'profile', 'previous_document'].map((taskId, index) => ({
    taskId,
    serviceId: ['resume', 'linkedin', 'letter'][index] ?? '',
    serviceType: '',
  })),
});

test('FX-02 all own steps are listed, nothing that waits on others, and the heading counts them', async () => {
  const mine = Array.from({ length: 9 }, (_, index) =>
    buildOrder({ _id: `mine-${index}`, number: String(2001 + index) }),
  );
  stubList([...mine, { ...waiting, _id: 'with-the-writer', number: '3001' }]);
  await open();
  const heading = await screen.findByRole('heading', { name: 'Waiting on you (9)' });
  const section = within(heading.closest('section') as HTMLElement);
  expect(section.getAllByRole('listitem')).toHaveLength(9);
  expect(section.queryByText('#3001')).toBeNull();
});

test('UX-01 each order shows its number beside its package, on the card and in what waits', async () => {
  stubList([buildOrder({ number: 'RW-1042' })]);
  await open();
  expect(await screen.findAllByText('#RW-1042')).toHaveLength(2);
  expect(
    screen.getByRole('link', { name: 'View Order Professional Package #RW-1042' }),
  ).toBeVisible();
});

test('UX-03 what waits on the person comes before what is only counted', async () => {
  stubList(two);
  await open();
  const work = await screen.findByRole('heading', { name: /^Waiting on you/ });
  const numbers = screen.getByText('Total Orders');
  expect(work.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('FX-01 an unread message is found from the dashboard: its order says so and leads to the chat', async () => {
  stubList(two);
  await open({ unread: new Map([['order-2', 3]]) });
  const card = (await screen.findByRole('heading', { name: 'Starter', level: 3 })).closest('li');
  const mark = within(card as HTMLElement).getByRole('link', { name: '3 unread messages' });
  expect(mark).toHaveAttribute('href', '/orders/view/order-2#chat');
  expect(screen.getAllByRole('link', { name: /unread/ })).toHaveLength(1);
});

test('RV-03 the dashboard leads to the free review where the firm offers it', async () => {
  stubList([]);
  const page = await open({
    portal: { website: readWebsiteConfig({ freeReview: { enabled: true } }).value },
  });
  expect(screen.getByRole('link', { name: 'Review a resume' })).toHaveAttribute('href', '/review');
  page.unmount();
  await open();
  expect(screen.queryByRole('link', { name: 'Review a resume' })).toBeNull();
});
