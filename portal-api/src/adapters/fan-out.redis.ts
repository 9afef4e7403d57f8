import { Redis } from 'ioredis';
import type { FanOut } from '../kernel/fan-out.ts';

const CHANNEL = 'portal:live';

/** Several processes with one Redis. */
export const redisFanOut = async (url: string): Promise<FanOut> => {
  const listeners = new Set<(payload: string) => void>();
  const gaps = new Set<() => void>();
  // While Redis is away a message is given up at once: whoever missed it catches up from the database.
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { lazyConnect: true, autoResubscribe: false });
  for (const client of [publisher, subscriber]) client.on('error', () => undefined); // it comes back by itself
  await Promise.all([publisher.connect(), subscriber.connect()]);
  subscriber.on('message', (_channel: string, payload: string) =>
    listeners.forEach((hear) => hear(payload)),
  );
  await subscriber.subscribe(CHANNEL);
  subscriber.on('ready', () => {
    void subscriber
      .subscribe(CHANNEL)
      .then(() => gaps.forEach((resume) => resume()))
      .catch(() => undefined);
  });
  return {
    publish: async (payload) => {
      await publisher.publish(CHANNEL, payload);
    },
    subscribe: (hear) => void listeners.add(hear),
    onGap: (resume) => void gaps.add(resume),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
};
