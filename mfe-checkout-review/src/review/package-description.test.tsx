import { render, screen, waitFor } from '@testing-library/react';
import { PackageDescription } from './package-description.tsx';

const HTML = '<p>For <b>everybody</b></p><ul><li>In Word and PDF</li><li>Within ten days</li></ul>';

test('CR-16 what a package holds stands in its own lines at once, and in its HTML as soon as that is clean', async () => {
  const { container } = render(<PackageDescription html={HTML} />);
  const lines = () => [...container.querySelectorAll('p, li')].map((line) => line.textContent);
  expect(lines()).toEqual(['For  everybody', 'In Word and PDF', 'Within ten days']);
  expect(screen.queryByText('everybody')).toBeNull();
  await waitFor(() => expect(screen.getByText('everybody').tagName).toBe('B'));
  expect(lines()).toEqual(['For everybody', 'In Word and PDF', 'Within ten days']);
});
