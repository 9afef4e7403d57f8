import { Redis } from 'ioredis';
import type { PortalIdentity } from '../kernel/file-store.ts';
import type { FanOut } from '../kernel/fan-out.ts';

/** One channel for each portal, so that two may share a Redis. */
const channelOf = ({ id, place }: Pick<PortalIdentity, 'id' | 'place'>): string =>
  `portal:${id}:${place}:live`;

const FIRST_WAIT = 50;
const LONGEST_WAIT = 2000;

/** Several processes with one Redis. */
export const redisFanOut = async (
  url: string,
  identity: Pick<PortalIdentity, 'id' | 'place'>,
): Promise<FanOut> => {
  const channel = channelOf(identity);
  const listeners = new Set<(payload: string) => void>();
  const gaps = new Set<() => void>();
  // A first connection that fails is whoever starts us to try again; one that was there comes back by itself.
  let wasThere = false;
  const retryStrategy = (times: number) =>
    wasThere ? Math.min(times * FIRST_WAIT, LONGEST_WAIT) : null;
  // While Redis is away a message is given up at once: whoever missed it catches up from the database.
  const publisher = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    retryStrategy,
  });
  const subscriber = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    retryStrategy,
  });
  // It comes back by itself; only why the first connection failed is told, since its promise says "closed" alone.
  let why: unknown;
  for (const client of [publisher, subscriber]) client.on('error', (error) => (why = error));
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    // The other one may have come through.
    for (const client of [publisher, subscriber])
      if (client.status === 'ready') client.disconnect();
    throw why ?? error;
  }
  wasThere = true;
  subscriber.on('message', (_channel: string, payload: string) =>
    listeners.forEach((hear) => hear(payload)),
  );
  await subscriber.subscribe(channel);
  subscriber.on('ready', () => {
    void subscriber
      .subscribe(channel)
      .then(() => gaps.forEach((resume) => resume()))
      .catch(() => undefined);
  });
  return {
    publish: async (payload) => {
      await publisher.publish(channel, payload);
    },
    subscribe: (hear) => void listeners.add(hear),
    onGap: (resume) => void gaps.add(resume),
    check: async () => {
      await publisher.ping();
    },
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
};
