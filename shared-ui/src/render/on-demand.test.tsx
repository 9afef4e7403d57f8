import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { expectShown, renderPage } from '../testing/index.ts';
import { onDemand } from './on-demand.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>It failed</p> : this.props.children;
  }
}

test('PL-15 what could not be loaded is asked for again when it is shown again, and what is here is not', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<() => ReactNode>, []>().mockRejectedValueOnce(new Error('503'));
  load.mockResolvedValue(() => <p>Here</p>);
  const Part = onDemand(load);
  const Page = () => {
    const [visit, setVisit] = useState(0);
    return (
      <>
        <button onClick={() => setVisit(visit + 1)}>Again</button>
        <Boundary key={visit}>
          <Part />
        </Boundary>
      </>
    );
  };
  render(<Page />);
  expect(await screen.findByText('It failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

const NOT_LOADED = 'This window could not be opened. Check your connection and try again.';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const PageOf = ({ Dialog }: { Dialog: ComponentType<DialogProps> }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Note" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

test('PL-15 UX-16 a dialog that cannot be brought says so and closes, the page keeps what was typed, and it opens once it can be', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<ComponentType<DialogProps>>, []>();
  load.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
  load.mockResolvedValue(({ isOpen }) => (isOpen ? <p>Here</p> : null));
  const Dialog = onDemand(
    load,
    ({ isOpen }) => isOpen,
    null,
    ({ onClose }) => onClose(),
  );
  await renderPage(<PageOf Dialog={Dialog} />);
  await userEvent.type(screen.getByLabelText('Note'), 'kept');
  const button = screen.getByRole('button', { name: 'Open' });
  for (const tries of [1, 2]) {
    await userEvent.click(button);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  }
  await expectShown(NOT_LOADED);
  await userEvent.click(button);
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
});

test('PL-15 what a dialog does wrong once it is here is not told as a matter of the line', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): ReactNode => {
    throw new Error('of the dialog');
  };
  const Dialog = onDemand<DialogProps>(
    () => Promise.resolve(Broken),
    ({ isOpen }) => isOpen,
    null,
    ({ onClose }) => onClose(),
  );
  await renderPage(
    <Boundary>
      <PageOf Dialog={Dialog} />
    </Boundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('It failed')).toBeInTheDocument();
  expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
});
