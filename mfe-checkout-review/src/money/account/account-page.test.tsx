import {
  leavePaymentAccount,
  type PaymentAccount,
  type PaymentAccountState,
  readPaymentAccount,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './account-page.tsx';

const AT = '2026-03-02T03:10:00.000Z';

const account = (over: Partial<PaymentAccount> = {}): PaymentAccount => ({
  ...{ _id: 'a1', state: 'saved', publishableKey: 'pk_test_1', lastFour: 'wxyz', mode: 'sandbox' },
  ...{ hasMessageSecret: true, hasKeys: true, testedAt: null, problem: null, lastMessage: null },
  messagesTo: 'https://firm.example/api/webhooks/cards/a1',
  ...{ madeBy: 'Ann', activeAt: null, retiredAt: null },
  ...over,
});

const none: PaymentAccountState = {
  ...{ active: null, saved: null, retired: [], isSandbox: true, provider: 'sandbox' },
  ...{ running: 0, version: 0, platform: { takesCards: true, isSandbox: true } },
};

let held: PaymentAccountState;
const answer = () => ({ status: true as const, account: held });
beforeEach(() => {
  held = none;
  localStorage.clear();
  stubApi(readPaymentAccount, answer);
});
afterEach(clearStubs);

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const typeKeys = async () => {
  await screen.findByLabelText(/Secret key/);
  type(/Public key/, 'pk_test_1');
  type(/Secret key/, 'sk_test_very_secret');
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('BO-93 without an own account it says who takes payments, and that no real money moves', async () => {
  await renderPage(<Page />);
  await expectVisible(() => screen.getByText('Sandbox: no real money moves.'));
  await expectVisible(() => screen.getByText('The platform’s account takes your card payments.'));
  expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();
});

test('BO-93 keys are typed, sent once and gone from the page; no device keeps them, so leaving with them asks first', async () => {
  const sent: unknown[] = [];
  stubApi(savePaymentAccount, (input) => {
    sent.push(input);
    held = { ...none, saved: account({ hasMessageSecret: false }), version: 1 };
    return answer();
  });
  const asks = new Set<string>();
  const setUnsaved = (id: string, isUnsaved: boolean, isOfPage = false): void =>
    void (isUnsaved && isOfPage ? asks.add(id) : asks.delete(id));
  const { container } = await renderPage(<Page />, { portal: { setUnsaved } });
  await typeKeys();
  expect(asks.size).toBe(1);
  expect(screen.getByLabelText(/Secret key/)).toHaveAttribute('type', 'password');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('very_secret');
  press('Save');
  await expectVisible(() => screen.getByText('…wxyz'));
  await waitFor(() => expect(asks.size).toBe(0));
  expect(sent).toEqual([
    { baseVersion: 0, publishableKey: 'pk_test_1', secretKey: 'sk_test_very_secret' },
  ]);
  expect(screen.getByLabelText(/Secret key/)).toHaveValue('');
  expect(container.innerHTML).not.toContain('very_secret');
  expect(JSON.stringify(Object.entries({ ...localStorage, ...sessionStorage }))).not.toContain(
    'very_secret',
  );
  await expectVisible(() => screen.getByText('https://firm.example/api/webhooks/cards/a1'));
  await expectVisible(() => screen.getByText(/Now enter the address/));
});

test('BO-93 a test that fails says what the provider said, one that works says so; a double click asks once', async () => {
  held = { ...none, saved: account(), version: 1 };
  let asked = 0;
  stubApi(testPaymentAccount, () => {
    asked += 1;
    held =
      asked === 1
        ? { ...held, saved: account({ problem: 'Invalid API Key provided: …' }), version: 2 }
        : { ...none, active: account({ state: 'active', testedAt: AT }), version: 3 };
    return answer();
  });
  await renderPage(<Page />);
  await screen.findByRole('button', { name: 'Test' });
  press('Test');
  press('Test');
  await expectVisible(() => screen.getByText('Invalid API Key provided: …'));
  expect(asked).toBe(1);
  expect(screen.getByText(/Nothing has changed/)).toBeVisible();
  press('Test');
  await expectVisible(() => screen.getByText('Own account'));
  expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();
  // The button goes with what it tried.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('BO-93 while keys are being saved the old ones can be neither tried nor thrown away', async () => {
  held = { ...none, saved: account(), version: 1 };
  let save = (): void => undefined;
  stubApi(savePaymentAccount, async () => {
    await new Promise<void>((done) => (save = done));
    held = { ...none, saved: account({ lastFour: 'abcd' }), version: 2 };
    return answer();
  });
  await renderPage(<Page />);
  await typeKeys();
  press('Save');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Test' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Throw away' })).toBeDisabled();
  await act(async () => save());
  await expectVisible(() => screen.getByText('…abcd'));
  expect(screen.getByRole('button', { name: 'Test' })).toBeEnabled();
});

test('BO-93 a key that the provider does not take is told at its field, until another one is typed', async () => {
  const problem = 'Invalid API Key provided: …';
  held = { ...none, saved: account({ problem, problemAt: 'secretKey' }), version: 1 };
  await renderPage(<Page />);
  const field = await screen.findByLabelText(/Secret key/);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field).toBeInvalid();
  expect(screen.getAllByText(problem)).toHaveLength(1);
  expect(screen.getByText(/Nothing has changed/)).toBeVisible();
  fireEvent.change(field, { target: { value: 'sk_test_other' } });
  expect(screen.queryByText(problem)).toBeNull();
});

test('BO-93 BO-114 what somebody else saved meanwhile is said, and what was typed survives until one way is taken', async () => {
  const bases: number[] = [];
  stubApi(savePaymentAccount, ({ baseVersion }) => {
    bases.push(baseVersion);
    if (bases.length === 1) {
      held = { ...none, saved: account({ publishableKey: 'pk_test_2' }), version: 4 };
      throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
    }
    return answer();
  });
  await renderPage(<Page />);
  await typeKeys();
  press('Save');
  await expectVisible(() => screen.getByText('Ann changed this 2 minutes ago.'));
  expect(screen.getByLabelText(/Secret key/)).toHaveValue('sk_test_very_secret');
  await expectVisible(() => screen.getByText('pk_test_2'));
  press('Keep mine');
  press('Save');
  await waitFor(() => expect(bases).toEqual([0, 4]));
});

test('BO-93 keys that the provider refuses by now are said at their account', async () => {
  const problem = 'The payment provider refuses the keys of this account. Nothing is lost.';
  const active = account({ state: 'active', activeAt: AT, problem });
  const retired = [account({ _id: 'a0', state: 'retired', retiredAt: AT, problem })];
  held = { ...none, active, retired, version: 3 };
  await renderPage(<Page />);
  await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
});

test('BO-93 going back to the platform’s account first says what happens to running payments', async () => {
  const active = account({
    ...{ state: 'active', activeAt: AT, mode: 'live' },
    lastMessage: { type: 'charge.refunded', at: AT },
  });
  held = { ...none, active, isSandbox: false, running: 2, version: 3 };
  stubApi(leavePaymentAccount, () => {
    held = { ...none, retired: [account({ state: 'retired', retiredAt: AT })], version: 4 };
    return answer();
  });
  await renderPage(<Page />);
  await expectVisible(() => screen.getByText(/charge\.refunded/));
  expect(screen.queryByText('Sandbox: no real money moves.')).toBeNull();
  press('Use the platform’s account');
  const dialog = await screen.findByRole('dialog');
  await expectVisible(() =>
    within(dialog).getByText('2 payments that are being made now end where they began.'),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use the platform’s account' }));
  await expectVisible(() => screen.getByText('Former accounts'));
});
