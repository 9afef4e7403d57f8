import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useState, type ReactNode } from 'react';
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
