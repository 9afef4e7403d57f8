import { sideBySide } from './side-by-side.ts';

const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve, fail: () => reject(new Error('The disk is full.')) };
};

test('PL-41 files are put side by side, and no more are read than that', async () => {
  const { begin, end } = sideBySide(2);
  const [first, second] = [held(), held()];
  await begin(first.work);
  const full = begin(second.work);
  expect(await Promise.race([full.then(() => 'room'), Promise.resolve('full')])).toBe('full');
  first.end();
  await full;
  second.end();
  await end();
});

test('PL-41 a file that could not be put stops the restore, and what was on its way is waited for', async () => {
  const { begin, end, settled } = sideBySide(3);
  const [bad, slow] = [held(), held()];
  await begin(bad.work);
  await begin(slow.work);
  bad.fail();
  await expect(end()).rejects.toThrow('The disk is full.');
  await expect(begin(() => Promise.resolve())).rejects.toThrow('The disk is full.');
  let isStill = false;
  const waiting = settled().then(() => (isStill = true));
  await Promise.resolve();
  expect(isStill).toBe(false);
  slow.end();
  await waiting;
});
