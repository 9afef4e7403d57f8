import { keepDroppedFilesOut } from './keep-dropped-files-out.ts';

keepDroppedFilesOut();

const drop = (on: Element, types: string[], take = false): Event => {
  document.body.replaceChildren(on);
  if (take) on.addEventListener('drop', (event) => event.preventDefault());
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer });
  on.dispatchEvent(event);
  return event;
};
const field = (type: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type });

test('PL-23 a file dropped beside a box does not open in place of the page, and the pointer says that nobody takes it', () => {
  const event = drop(document.createElement('p'), ['Files']);
  expect(event).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'none' } });
});

test('PL-23 a box and a field for files take what is dropped on them, and words may be dragged', () => {
  expect(drop(document.createElement('p'), ['Files'], true)).toMatchObject({
    dataTransfer: { dropEffect: 'copy' },
  });
  expect(drop(field('file'), ['Files'])).toMatchObject({ defaultPrevented: false });
  expect(drop(field('text'), ['text/plain'])).toMatchObject({ defaultPrevented: false });
});
