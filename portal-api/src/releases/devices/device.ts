import { createHash, createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';
import { readCookie } from '../../http/security/cookies.ts';
import type { SigningKey } from '../store/signing.ts';

/** Cookie with the random id of a device; it decides about canaries and names nobody. */
export const DEVICE_COOKIE = 'portal_device';

/** Gives devices their ids and knows them again; nobody else can make one up. */
export interface Devices {
  /** The device that a request names, or undefined when the id is not one of ours. */
  read(cookies: string | undefined): string | undefined;
  /** A new device and the value of its cookie. */
  issue(): { device: string; cookie: string };
}

const DEVICE_VALUE = /^([0-9a-f-]{36})\.([\w-]{22})$/;

const markWith = ({ privateKey }: Pick<SigningKey, 'privateKey'>) => {
  const secret = createSecretKey(createHash('sha256').update(`device ${privateKey}`).digest());
  return (device: string): string =>
    createHmac('sha256', secret).update(device).digest('base64url').slice(0, 22);
};

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Devices of a portal; the keys that sign release sets also vouch for them, and the first one for new ones. */
export const createDevices = (
  keys: readonly [Pick<SigningKey, 'privateKey'>, ...Pick<SigningKey, 'privateKey'>[]],
): Devices => {
  const markOf = markWith(keys[0]);
  const accepted = keys.map(markWith);
  return {
    read: (cookies) => {
      const [, device, mark] = DEVICE_VALUE.exec(readCookie(cookies, DEVICE_COOKIE) ?? '') ?? [];
      if (!device || !mark) return undefined;
      return accepted.some((of) => isSame(of(device), mark)) ? device : undefined;
    },
    issue: () => {
      const device = randomUUID();
      return { device, cookie: `${device}.${markOf(device)}` };
    },
  };
};
