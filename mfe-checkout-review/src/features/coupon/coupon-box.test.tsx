import { checkCoupon } from '@portal/shared-contracts/checkout';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import en from '../../locales/en.json';
import { CouponBox, type AppliedCoupon } from './coupon-box.tsx';

const Holder = ({ initial }: { initial?: string }) => {
  const [applied, setApplied] = useState<AppliedCoupon>();
  return <CouponBox item="starter" initial={initial} applied={applied} onChange={setApplied} />;
};

const open = (initial?: string) =>
  renderPage(<Holder {...(initial ? { initial } : {})} />, { bundles: { checkout: en } });
afterEach(clearStubs);

const accept = () =>
  stubApi(checkCoupon, () => ({ status: true, discountAmount: 15, total: 134, currency: 'usd' }));

test('CR-45 CR-46 applied locks the box and disables Apply; Remove resets both', async () => {
  accept();
  await open();
  const box = screen.getByLabelText(/Coupon/);
  const apply = screen.getByRole('button', { name: 'Apply' });
  expect(apply).toBeDisabled();
  fireEvent.change(box, { target: { value: 'WELCOME10' } });
  expect(apply).toBeEnabled();
  fireEvent.click(apply);
  expect((await screen.findAllByText('Coupon applied successfully!')).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toHaveAttribute('readonly'));
  await waitFor(() => expect(apply).toBeDisabled());
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(box).toHaveValue('');
  expect(box).not.toHaveAttribute('readonly');
});

test('CR-45 a refused coupon shows the words of the server with Remove', async () => {
  stubApi(checkCoupon, () => {
    throw new RefusedReply('unprocessable', 'This coupon has expired.');
  });
  await open('OLD');
  expect((await screen.findAllByText('This coupon has expired.')).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(screen.getByLabelText(/Coupon/)).toHaveValue('');
});

test.each([
  ['unavailable', true],
  ['too-many-requests', true],
  ['unprocessable', false],
] as const)(
  'CR-45 a coupon that is asked for again and answered with %s stays: %s',
  async (code, stays) => {
    stubApi(checkCoupon, () => {
      throw new RefusedReply(code, 'Not now.');
    });
    const held: string[] = [];
    const applied = { code: 'WELCOME10', discountAmount: 15, total: 134 };
    const again = (
      <CouponBox
        item="starter"
        initial="WELCOME10"
        applied={applied}
        onChange={(coupon) => held.push(coupon?.code ?? 'none')}
      />
    );
    await renderPage(again, { bundles: { checkout: en } });
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(held).toEqual(stays ? [] : ['none']);
  },
);

test('UX-13 what came of a code stands at its field, in the place that was kept for it', async () => {
  stubApi(checkCoupon, () => {
    throw new RefusedReply('unprocessable', 'This coupon has expired.');
  });
  await open('OLD');
  await waitFor(() =>
    expect(screen.getByLabelText(/Coupon/)).toHaveAccessibleDescription('This coupon has expired.'),
  );
  expect(screen.getByLabelText(/Coupon/)).toBeInvalid();
});

test('UX-13 CR-45 what was said of a refused code is not said of the next one that is typed', async () => {
  stubApi(checkCoupon, () => {
    throw new RefusedReply('unprocessable', 'This coupon has expired.');
  });
  await open('OLD');
  const box = screen.getByLabelText(/Coupon/);
  await waitFor(() => expect(box).toBeInvalid());
  fireEvent.change(box, { target: { value: 'NEW' } });
  await waitFor(() => expect(box).toBeValid());
  expect(box).toHaveValue('NEW');
});

test('UX-13 CR-46 whoever presses Apply keeps a place on the page: the box of the code', async () => {
  accept();
  await open();
  const box = screen.getByLabelText(/Coupon/);
  fireEvent.change(box, { target: { value: 'WELCOME10' } });
  const apply = screen.getByRole('button', { name: 'Apply' });
  act(() => apply.focus());
  fireEvent.click(apply);
  expect(apply).toBeEnabled();
  await waitFor(() => expect(box).toHaveAttribute('readonly'));
  await waitFor(() => expect(box).toHaveFocus());
});

test.each([
  ['applied', accept],
  [
    'refused',
    () =>
      stubApi(checkCoupon, () => {
        throw new RefusedReply('unprocessable', 'This coupon has expired.');
      }),
  ],
])('UX-13 CR-46 whoever removes a coupon that was %s goes on in its box', async (_, stub) => {
  stub();
  await open('WELCOME10');
  const remove = await screen.findByRole('button', { name: 'Remove' });
  act(() => remove.focus());
  fireEvent.click(remove);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(screen.getByLabelText(/Coupon/)).toHaveFocus();
});
