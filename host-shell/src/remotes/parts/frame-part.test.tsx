import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { framePart } from './frame-part.tsx';

interface MenuProps {
  isOpen: boolean;
}

test('PL-15 a menu that does not arrive leaves the frame standing, and opening it again asks for it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<(props: MenuProps) => ReactNode>, []>();
  load.mockRejectedValueOnce(new Error('503'));
  load.mockResolvedValue(({ isOpen }) => (isOpen ? <p>The menu</p> : null));
  const Menu = framePart(load, ({ isOpen }) => isOpen);
  const Bar = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Account</button>
        <Menu isOpen={isOpen} />
      </>
    );
  };
  await renderPage(<Bar />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The menu')).toBeNull();
  await press();
  await press();
  expect(await screen.findByText('The menu')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
