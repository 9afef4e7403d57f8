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

/** What the server's page does with a press before any script of the shell runs. */
const remember = (root: HTMLElement, selector: string): void => {
  window.onclick = Object.assign(() => undefined, { pressed: root.querySelector(selector) });
};

test('PL-54 a button of the drawn frame that was pressed early is pressed once at the shell, and no more after it', () => {
  const root = open();
  remember(root, 'button');
  const onShown = takeOverFrame(root);
  replace(root);
  const pressed = jest.fn();
  root.querySelector('button')?.addEventListener('click', pressed);
  onShown();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.onclick).toBeNull();
  takeOverFrame(root)();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('PL-54 a press on a button that the shell does not draw is forgotten, and one that it drew itself is not repeated', () => {
  const root = open();
  remember(root, 'button');
  const onShown = takeOverFrame(root);
  replace(root, '<button aria-label="Menu">1</button>');
  const pressed = jest.fn();
  root.querySelector('button')?.addEventListener('click', pressed);
  onShown();
  const again = takeOverFrame(root);
  remember(root, 'button');
  again();
  expect(pressed).not.toHaveBeenCalled();
});

test('PL-54 the menu button of a frame that was drawn for a wide window opens the menu of a narrow one', () => {
  const root = open();
  root.innerHTML = '<button name="menu" aria-label="Narrow the menu"></button>';
  remember(root, 'button');
  const onShown = takeOverFrame(root);
  replace(root, '<button name="menu" aria-label="Open the menu"></button><button>Other</button>');
  const pressed = jest.fn();
  root.querySelector('button')?.addEventListener('click', pressed);
  onShown();
  expect(pressed).toHaveBeenCalledTimes(1);
});
