import { createHash } from 'node:crypto';

/**
 * The place of a device between 0 and 100 for one remote. It depends on nothing else, so nobody
 * changes sides from one release to the next.
 */
const bucketOf = (device: string, remote: string): number =>
  (createHash('sha256').update(`${remote}\n${device}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** Whether this device belongs to a canary of `percent`; 0 percent is nobody, 100 everybody. */
export const isInCanary = (device: string, remote: string, percent: number): boolean =>
  percent > 0 && (percent >= 100 || bucketOf(device, remote) < percent);
