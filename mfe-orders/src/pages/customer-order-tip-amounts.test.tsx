import { clearStubs } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompleted } from '../testing/build-order.ts';
import { openOrder, shownSlots, stubLinkedin, stubOrder } from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

const findDialog = () => screen.findByRole('dialog', { name: 'Your order is complete' });

const tipAmount = () => screen.getByText('TIP AMOUNT').nextSibling?.textContent;

test('OR-42 OR-43 presets of 5, 10 and 15 percent show the TIP AMOUNT', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  stubOrder(buildCompleted());
  await openOrder();
  const inside = within(await findDialog());
  for (const [preset, shown] of [
    ['5% ($17.00)', '$17.00'],
    ['10% ($35.00)', '$35.00'],
    ['15% ($52.00)', '$52.00'],
  ] as const) {
    await user.click(inside.getByRole('radio', { name: preset }));
    expect(tipAmount()).toBe(shown);
  }
});

const findSlider = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom Tip' }));
  return screen.findByRole('slider', { name: 'Custom Tip' });
};

// antd reads keyCode, which user-event leaves at 0.

const KEY_CODES = { End: 35, Home: 36, ArrowLeft: 37, ArrowRight: 39 };

const press = (slider: HTMLElement, ...keys: (keyof typeof KEY_CODES)[]) => {
  for (const key of keys) fireEvent.keyDown(slider, { key, keyCode: KEY_CODES[key] });
};

test('OR-42 OR-43 the slider moves by keyboard from 0 to 100 percent, and its tip is paid', async () => {
  stubOrder(buildCompleted());
  await openOrder();
  const slider = await findSlider();
  expect(slider).toHaveAttribute('aria-valuenow', '10');
  act(() => slider.focus());
  press(slider, 'ArrowRight', 'ArrowRight');
  expect(slider).toHaveAttribute('aria-valuetext', '12% ($42.00)');
  expect(tipAmount()).toBe('$42.00');
  press(slider, 'End');
  expect([slider.getAttribute('aria-valuenow'), tipAmount()]).toEqual(['100', '$349.00']);
  press(slider, 'Home', 'ArrowLeft');
  expect([slider.getAttribute('aria-valuenow'), tipAmount()]).toEqual(['0', '$2.00']);
  press(slider, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(shownSlots.get('payment.card')).toMatchObject({ amount: 10 });
});

test('OR-42 OR-43 the slider moves to where the mouse presses and drags it', async () => {
  stubOrder(buildCompleted());
  await openOrder();
  const slider = await findSlider();
  const track = slider.closest<HTMLElement>('.ant-slider') as HTMLElement;
  // jsdom lays nothing out: here a slider is 200 pixels wide, two for each percent.
  track.getBoundingClientRect = () => new DOMRect(0, 0, 200, 12);
  fireEvent.mouseDown(track, { button: 0, clientX: 80, clientY: 6 });
  expect([slider.getAttribute('aria-valuenow'), tipAmount()]).toEqual(['40', '$140.00']);
  fireEvent.mouseMove(document, { clientX: 100, clientY: 6 });
  fireEvent.mouseUp(document);
  expect([slider.getAttribute('aria-valuenow'), tipAmount()]).toEqual(['50', '$175.00']);
});

test('OR-43 a tip that rounds to 1 or less becomes 2', async () => {
  stubOrder(buildCompleted({ invoicePrice: 9 }));
  await openOrder();
  const inside = within(await findDialog());
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(inside.getByRole('radio', { name: '5% ($2.00)' }));
  expect(inside.getByText('TIP AMOUNT').nextSibling).toHaveTextContent('$2.00');
});

test('OR-42 with hidden prices only the amounts show, never a percentage of them', async () => {
  stubOrder(buildCompleted());
  await openOrder({ flags: ['hide_customer_price'] });
  const inside = within(await findDialog());
  expect(inside.getByRole('radio', { name: '$35.00' })).toBeChecked();
  expect(inside.queryByText(/%/)).toBeNull();
});
