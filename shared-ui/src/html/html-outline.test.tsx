import { render, screen, waitFor } from '@testing-library/react';
import { StoredHtml } from './stored-html.tsx';

const HTML = '<p>For <b>everybody</b></p><ul><li>In Word and PDF</li><li>Within ten days</li></ul>';
const MIXED =
  'First &amp; <b>best</b>,<br>then <h3>What you get</h3><ul><li>A letter</li></ul>and <i>more</i>';

const show = (html: string): (() => (string | null)[]) => {
  const { container } = render(<StoredHtml html={html} />);
  return () =>
    [...container.querySelectorAll('p, li, h3, .pui-html > div')].map((line) => line.textContent);
};

test('CR-16 what a package holds stands in its own lines at once, no word lost, and in its HTML as soon as that is clean', async () => {
  const mixed = show(MIXED);
  const lines = show(HTML);
  expect(lines()).toEqual(['For everybody', 'In Word and PDF', 'Within ten days']);
  expect(mixed()).toEqual(['First & best,then', 'What you get', 'A letter', 'and more']);
  expect(screen.getByText('everybody').tagName).toBe('STRONG');
  await waitFor(() => expect(screen.getByText('everybody').tagName).toBe('B'));
  expect(lines()).toEqual(['For everybody', 'In Word and PDF', 'Within ten days']);
});
