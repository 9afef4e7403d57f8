import { render } from '@testing-library/react';
import { useCurrentInSight } from './use-current-in-sight.ts';

const Menu = ({ page, isReady }: { page: string; isReady: boolean }) => {
  useCurrentInSight(page, isReady);
  return (
    <aside className="layout-side">
      {['/admin', '/admin/audit'].map((to) => (
        <a key={to} href={to} aria-current={to === page ? 'page' : undefined}>
          {to}
        </a>
      ))}
    </aside>
  );
};

test('BO-04 the line of the page that one is on is scrolled to, whatever leads there', () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.textContent);
    document.documentElement.scrollTop = 22;
  };
  const { rerender } = render(<Menu page="/admin/audit" isReady={false} />);
  expect(seen).toEqual([]);
  rerender(<Menu page="/admin/audit" isReady />);
  rerender(<Menu page="/admin" isReady />);
  expect(seen).toEqual(['/admin/audit', '/admin']);
  // The page stays where it is: its title is not moved under the bar.
  expect(document.documentElement.scrollTop).toBe(0);
});
