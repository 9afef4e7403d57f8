import { render, screen, waitFor } from '@testing-library/react';
import Popover from 'antd/es/popover';
import { Unstyled } from './unstyled.tsx';

const page = (isOpen: boolean) => (
  <Unstyled>
    <Popover open={isOpen} content="inside">
      <button type="button">Ask</button>
    </Popover>
  </Unstyled>
);

test('what antd hides is not seen in a test either', async () => {
  const { rerender } = render(page(true));
  await waitFor(() => expect(screen.getByText('inside')).toBeVisible());
  rerender(page(false));
  await waitFor(() => expect(screen.getByText('inside')).not.toBeVisible());
});
