import { render, screen, waitFor } from '@testing-library/react';
import { prepareStoredHtml, StoredHtml } from './stored-html.tsx';

const stored = '<p onclick="x()">One <b>two</b></p><script>bad()</script>';

test('PL-51 stored HTML shows its words at once, as text, and then what is left of it when it is clean', async () => {
  const { container } = render(<StoredHtml html={stored} />);
  expect(container.querySelector('.pui-html')).toHaveTextContent('One two');
  expect(container.querySelector('b')).toBeNull();
  await waitFor(() => expect(container.querySelector('b')).toHaveTextContent('two'));
  expect(container.innerHTML).not.toMatch(/onclick|script|bad/);
});

test('PL-51 once it was prepared, HTML is there with the first paint', async () => {
  prepareStoredHtml();
  await import('./sanitized-html.tsx');
  render(<StoredHtml html={stored} />);
  expect(screen.getByText('two')).toContainHTML('<b>two</b>');
});

test('PL-51 plain text is itself', () => {
  const { container } = render(<StoredHtml html="3 > 2" className="mine" />);
  expect(container.querySelector('.pui-html.mine')).toHaveTextContent('3 > 2');
});
