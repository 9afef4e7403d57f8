import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The kernel cuts socket names at 108 bytes.
const LONGEST = 100;

/** Where the running server of a data folder listens for commands. */
export const controlAddress = (dataDir: string): string => {
  const inside = path.join(dataDir, 'control.sock');
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `portal-${name}.sock`);
};
