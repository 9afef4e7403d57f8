import { z } from '@portal/shared-contracts/schema';
import { readPayload } from './read-payload.ts';

describe('versions', () => {
  const event = {
    name: 'order.changed',
    version: 2,
    schema: z.object({ order: z.string() }),
    acrossTabs: true,
    upcast: (old: unknown) => ({ order: (old as { orderId: string }).orderId }),
  };

  test('the previous major is brought to the current one', () => {
    expect(readPayload(event, 1, { orderId: 'o1' })).toEqual({
      ok: true,
      payload: { order: 'o1' },
    });
    expect(readPayload(event, 2, { order: 'o1' })).toEqual({ ok: true, payload: { order: 'o1' } });
  });

  test('an older one, a newer one and one that cannot be brought over are dropped', () => {
    expect(readPayload(event, 0, { order: 'o1' }).ok).toBe(false);
    expect(readPayload(event, 3, { order: 'o1' }).ok).toBe(false);
    expect(readPayload(event, 1, null).ok).toBe(false);
  });
});
