import { setImmediate } from 'node:timers/promises';
import { readTogether } from './read-together.ts';

// Readings that end when they are told to, in the order in which they began.
const readings = () => {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = readTogether(() => {
    const reading = Promise.withResolvers<number>();
    begun.push(reading);
    return reading.promise;
  });
  return { read, begun };
};

test('PL-05 whoever asks while a reading goes on gets the next one, which all of them share', async () => {
  const { read, begun } = readings();
  const first = read();
  const later = [read(), read(), read()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(1);
  expect(await first).toBe(1);
  await setImmediate();
  expect(begun).toHaveLength(2);
  const last = read();
  begun[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await setImmediate();
  begun[2]?.resolve(3);
  expect(await last).toBe(3);
});

test('PL-05 a reading that fails does so for those alone who shared it', async () => {
  const { read, begun } = readings();
  const first = read();
  const next = read();
  begun[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await setImmediate();
  begun[1]?.resolve(2);
  expect(await next).toBe(2);
});
