import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/index.ts';
import { expectShown, renderPage } from '../testing/index.ts';
import { useCopy } from './use-copy.ts';

const Address = () => {
  const copy = useCopy();
  return <Button onClick={() => void copy('https://firm.example/a', 'Copied')}>Copy</Button>;
};

afterEach(() => jest.restoreAllMocks());

test('SC-42 what was copied is said', async () => {
  const browser = userEvent.setup();
  await renderPage(<Address />);
  await browser.click(screen.getByRole('button', { name: 'Copy' }));
  await expectShown('Copied');
  expect(await navigator.clipboard.readText()).toBe('https://firm.example/a');
});

test('SC-36 a browser that lets nobody copy is said as well', async () => {
  const browser = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await renderPage(<Address />);
  await browser.click(screen.getByRole('button', { name: 'Copy' }));
  await expectShown(/Please Try Again Later/);
  expect(screen.queryByText('Copied')).toBeNull();
});
