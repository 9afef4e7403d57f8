import { openTabsChannel } from './tabs-channel.ts';

test('SC-32 a frame in a foreign page cannot sign the person out in other tabs', () => {
  expect(openTabsChannel(true)).toBeUndefined();
  const channel = openTabsChannel(false);
  expect(channel?.name).toBe('portal');
  channel?.close();
});
