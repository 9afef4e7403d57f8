import { screen, waitFor } from '@testing-library/react';

/** Waits for the heading of a page whose content is there; the one that stands until then says so of itself. */
export const findContent = async (name?: string | RegExp): Promise<HTMLElement> => {
  const heading = () =>
    screen.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });
  await waitFor(() => expect(heading()).not.toHaveAttribute('data-waiting'));
  return heading();
};
