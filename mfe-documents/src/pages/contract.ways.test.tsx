import { getContract } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { stubCanvas } from '../testing/stub-canvas.ts';
import { Page } from './contract.tsx';

beforeEach(() => stubCanvas(''));
afterEach(clearStubs);

/** The way to sign that is open and has the focus, and what its panel is called. */
const expectWay = (name: string): void => {
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
};

test('DO-02 arrows, Home and End open the ways to sign, and Tab leads on into what is open', async () => {
  stubApi(getContract, () => ({
    status: true,
    data: { content: '<h2>Agreement</h2>', receipt: null },
  }));
  await renderPage(<Page />, {
    path: routes.contractFill({ id: 'order-1' }),
    pattern: routes.contractFill.pattern,
    bundles: { documents: en },
  });
  const ways = await screen.findByRole('tablist', { name: 'Your signature' });
  expect(ways).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Draw' }));
  for (const [key, name] of [
    ['{ArrowRight}', 'Type'],
    ['{ArrowRight}', 'Upload'],
    ['{ArrowRight}', 'Draw'],
    ['{ArrowLeft}', 'Upload'],
    ['{Home}', 'Draw'],
    ['{End}', 'Upload'],
    ['{ArrowLeft}', 'Type'],
  ] as const) {
    await userEvent.keyboard(key);
    expectWay(name);
  }
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Type' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Your full name')).toHaveFocus();
});
