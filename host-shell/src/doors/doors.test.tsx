import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellLocales } from '../language/shell-locales.ts';
import { landingOf, renderDoor, rootStyle } from '../server/render-door.tsx';
import {
  doorInput as input,
  drawDoor as draw,
  leaveDoor,
  takeOverDoor as takeOver,
} from '../testing/drawn-door.tsx';
import { testUser } from '@portal/shared-ui/testing';

afterEach(leaveDoor);

test('PL-53 the server draws a form that needs no script, with brand, texts of the firm and language', async () => {
  const german = input({
    language: 'de',
    returnTo: '/orders/list?q=a',
    website: {
      ...input().website,
      textOverrides: { de: { 'login.title': 'Willkommen bei uns' } },
    },
  });
  await draw(german);
  expect(screen.getByRole('heading', { name: 'Willkommen bei uns' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Northwind Writing' })).toHaveAttribute(
    'src',
    '/logo.svg',
  );
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/login?from=%2Forders%2Flist%3Fq%3Da');
  expect(screen.getByLabelText('E-Mail')).toHaveAttribute('name', 'email');
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('name', 'password');
  expect((await renderDoor(german)).title).toBe('Anmelden · Northwind Writing');
});

test('PL-53 a refusal of the server stands in the page, at its field or above the form', async () => {
  await draw(
    input({ refusal: { status: 401, message: 'No account with these' }, email: '"a"@b.example' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No account with these');
  expect(screen.getByLabelText('Email')).toHaveValue('"a"@b.example');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autofocus');
  document.body.replaceChildren();
  const errors = { code: 'This code is not right' };
  await draw(input({ door: 'secondStep', refusal: { status: 422, message: 'x', errors } }));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is not right');
  document.body.replaceChildren();
  await draw(input({ door: 'resetPassword', code: 'c 1', passwordsDiffer: true }));
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
    'Please make sure both passwords match.',
  );
  expect(document.querySelector('form')).toHaveAttribute('action', '/forgot-password-2/c%201');
});

test('PL-53 the script takes over what was typed, ticked and focused before it came', async () => {
  const element = await draw(input());
  const user = userEvent.setup();
  const email = screen.getByLabelText('Email');
  await user.type(email, 'ada@exam');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(email);
  await takeOver(element, input());
  expect(screen.getByLabelText('Email')).toBe(email);
  expect(email).toHaveFocus();
  await user.type(email, 'ple.com');
  expect(email).toHaveValue('ada@example.com');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('PL-53 the script keeps an empty form here and lets a filled one go to the server', async () => {
  const element = await draw(input());
  await takeOver(element, input());
  const sent = jest.fn((event: Event) => {
    const left = event.defaultPrevented;
    event.preventDefault();
    return left;
  });
  document.body.addEventListener('submit', sent);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(sent).toHaveLastReturnedWith(true);
  expect(screen.getByRole('group', { name: /1|2/ })).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Portal-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(sent).toHaveLastReturnedWith(false);
  document.body.removeEventListener('submit', sent);
});

test('PL-53 the summary of what the server refused takes the focus, and its links lead to the fields', async () => {
  const errors = { email: 'Enter your email' };
  const refused = input({ door: 'forgotPassword', refusal: { status: 422, message: 'x', errors } });
  const element = await draw(refused);
  await takeOver(element, refused);
  expect(screen.getByRole('group', { name: /1/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Email: Enter your email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('PL-53 SC-54 the language changes in place and keeps what was typed', async () => {
  const element = await draw(input());
  await takeOver(element, input());
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox'), 'Deutsch');
  await expectVisible(() => screen.getByRole('heading', { name: 'Anmelden' }));
  expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@example.com');
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Anmelden · Northwind Writing');
});

test('PL-53 the brand’s palette comes for both schemes, or for the chosen one', () => {
  const brand = {
    primary: '#0F766E',
    accent: '#B45309',
    surface: '#FFFFFF',
    headings: 'sans',
  } as const;
  expect(rootStyle(brand, undefined)).toMatch(
    /^:root\{.*--pui-page:.*color-scheme:light\}@media \(prefers-color-scheme:dark\)\{:root\{/,
  );
  expect(rootStyle(brand, 'dark')).not.toContain('@media');
  expect(rootStyle(brand, 'dark')).toContain('color-scheme:dark');
});

test('PL-53 HS-26 who signs in by the form lands as in the shell', () => {
  const reply = (role: 'user' | 'writer') =>
    ({ status: true, currency: 'usd', orders: 1, user: testUser({ role }) }) as const;
  expect(landingOf(reply('writer'), undefined)).toBe('/dashboard');
  expect(landingOf(reply('user'), undefined)).toBe('/');
  expect(landingOf(reply('user'), '/orders/list')).toBe('/orders/list');
  for (const hostile of ['//evil.example', '/\\evil.example', 'https:evil.example', '/login'])
    expect(landingOf(reply('writer'), hostile)).toBe('/dashboard');
});

test('SC-54 the last language chosen at a door wins, however slow the one before comes', async () => {
  const shown = input();
  await takeOver(await draw(shown), shown);
  const came = Promise.withResolvers<void>();
  const bring = shellLocales.it;
  jest.spyOn(shellLocales, 'it').mockImplementation(() => came.promise.then(bring));
  const choice = screen.getByRole('combobox');
  await userEvent.selectOptions(choice, 'it');
  await userEvent.selectOptions(choice, 'en');
  await act(async () => came.resolve());
  await act(async () => undefined);
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
