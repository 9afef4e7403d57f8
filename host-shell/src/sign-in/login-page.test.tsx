import { login } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStoredUser } from '../session/session-store.ts';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const orders = {
  manifest: {
    pages: [
      {
        key: 'dashboard',
        path: '/dashboard',
        roles: ['user', 'writer'] as const,
        title: everywhere('Dashboard'),
      },
      {
        key: 'order',
        path: '/orders/view/:id',
        roles: ['user'] as const,
        title: everywhere('View Order'),
      },
      {
        key: 'checkout',
        path: '/checkout',
        roles: 'public' as const,
        title: everywhere('Checkout'),
      },
    ].map((page) => ({ ...page, roles: page.roles === 'public' ? page.roles : [...page.roles] })),
  },
  pages: {
    dashboard: headingPage('Dashboard'),
    order: headingPage('One order'),
    checkout: headingPage('Checkout'),
  },
};

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const fill = async (email: string, password: string): Promise<void> => {
  const user = userEvent.setup();
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

const accept = (change: Parameters<typeof testUser>[0] = {}) =>
  stubApi(login, () => ({ status: true, currency: 'gbp', orders: 1, user: testUser(change) }));

test('HS-50 the page has email, password, Remember me, the link for a forgotten password and the picture', async () => {
  const { container } = await renderShell({
    path: '/login',
    website: { loginImg: '/pictures/sign-in.svg' },
  });
  await expectVisible(() => screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(container.querySelector('img[src="/pictures/sign-in.svg"]')).not.toBeNull();
});

test('HS-50 a password manager knows both fields, and what is pasted is taken', async () => {
  await renderShell({ path: '/login' });
  await screen.findByLabelText('Email');
  for (const [label, kind] of [
    ['Email', 'username'],
    ['Password', 'current-password'],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute('autocomplete', kind);
    // False is what a page answers that holds a paste back.
    expect(fireEvent.paste(field)).toBe(true);
  }
});

test('HS-51 email and password are required and the email must be one', async () => {
  await renderShell({ path: '/login' });
  await screen.findByLabelText('Email');
  await fill('', '');
  await expectVisible(() => screen.getByText('Email: Enter your email'));
  expect(screen.getByLabelText('Password')).toBeInvalid();
  await fill('nobody', 'x');
  await expectVisible(() => screen.getByText('Enter an email such as name@example.com'));
});

test('HS-52 signing in stores the person and applies the landing rules', async () => {
  accept();
  const status = { _id: 'o7', statusPercentage: 40, hideOrder: false };
  stubApi(listCustomerOrders, () => ({
    status: true,
    total: 1,
    counts: { total: 1, pending: 1, completed: 0, hidden: 0 },
    orders: [status],
  }));
  const shell = await renderShell({ path: '/login', remotes: [orders] });
  await fill('ada@example.com', 'Portal-demo-1');
  await waitFor(() => expect(shell.address()).toBe('/orders/view/o7'));
  expect(readStoredUser()).toMatchObject({ email: 'ada@example.com' });
});

test('HS-26 HS-52 signing in leads back to where the person was', async () => {
  accept();
  const shell = await renderShell({ path: '/orders/view/9?tab=files', remotes: [orders] });
  await waitFor(() =>
    expect(shell.address()).toBe('/login?from=%2Forders%2Fview%2F9%3Ftab%3Dfiles'),
  );
  await fill('ada@example.com', 'Portal-demo-1');
  await waitFor(() => expect(shell.address()).toBe('/orders/view/9?tab=files'));
  await expectVisible(() => screen.getByRole('heading', { name: 'One order' }));
});

test('HS-26 a return location that leaves the site is ignored', async () => {
  accept({ role: 'writer' });
  const shell = await renderShell({ path: '/login?from=//evil.example', remotes: [orders] });
  await fill('ada@example.com', 'Portal-demo-1');
  await waitFor(() => expect(shell.address()).toBe('/dashboard'));
});

test('HS-33 a pending package leads to the checkout', async () => {
  accept({ pending_purchase_package_id: 'p1' });
  const shell = await renderShell({ path: '/login?from=/dashboard', remotes: [orders] });
  await fill('ada@example.com', 'Portal-demo-1');
  await waitFor(() => expect(shell.address()).toBe('/checkout?item=p1'));
});

test('HS-53 a refusal shows the text of the server', async () => {
  stubApi(login, () => {
    throw new RefusedReply('wrong-credentials', 'No account with these');
  });
  await renderShell({ path: '/login' });
  await fill('ada@example.com', 'wrong');
  await expectVisible(() => screen.getByText('No account with these'));
});

test('HS-53 any other failure says Email or Password Incorrect', async () => {
  stubApi(login, () => {
    throw new RefusedReply('unexpected', 'stack trace');
  });
  await renderShell({ path: '/login' });
  await fill('ada@example.com', 'wrong');
  await expectVisible(() => screen.getByText('Email or Password Incorrect'));
  expect(screen.queryByText('stack trace')).toBeNull();
});

test('HS-27 a signed-in person who opens the login page goes to the dashboard', async () => {
  const shell = await renderShell({ path: '/login', user: {}, remotes: [orders] });
  await waitFor(() => expect(shell.address()).toBe('/dashboard'));
});

test('RV-03 the sign-in page leads to the free review where the firm offers it', async () => {
  const name = 'New here? Get a free review of your resume';
  const shell = await renderShell({ path: '/login', website: { freeReview: { enabled: true } } });
  await expectVisible(() => screen.getByRole('link', { name }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/review');
  shell.unmount();
  await renderShell({ path: '/login' });
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('link', { name })).toBeNull();
});
