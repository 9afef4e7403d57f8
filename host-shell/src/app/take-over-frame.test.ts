import { takeOverFrame } from './take-over-frame.ts';

const FRAME =
  '<a href="/dashboard">Dashboard</a><a href="/orders/list">View</a><button aria-label="Notifications">1</button>';

const open = (): HTMLElement => {
  document.body.innerHTML = `<style id="portal-frame"></style><div id="root">${FRAME}</div>`;
  return document.querySelector<HTMLElement>('#root') ?? document.body;
};

afterEach(() => document.body.replaceChildren());

const replace = (root: HTMLElement, html = FRAME): void => {
  root.innerHTML = html;
};

test.each(['a[href="/orders/list"]', 'button'])(
  'PL-54 who was at %s of the drawn frame is at the same place of the shell',
  (selector) => {
    const root = open();
    root.querySelector<HTMLElement>(selector)?.focus();
    const onShown = takeOverFrame(root);
    replace(root);
    onShown();
    expect(document.activeElement).toBe(root.querySelector(selector));
    expect(document.getElementById('portal-frame')).toBeNull();
  },
);

test('PL-54 the focus is left alone where nobody had it, and where the page has taken it', () => {
  const root = open();
  const onShown = takeOverFrame(root);
  replace(root);
  onShown();
  expect(document.activeElement).toBe(document.body);
  root.querySelector('a')?.focus();
  const again = takeOverFrame(root);
  replace(root, `${FRAME}<input>`);
  root.querySelector('input')?.focus();
  again();
  expect(document.activeElement).toBe(root.querySelector('input'));
});
