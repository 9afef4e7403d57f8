import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

// 32 MB and about 80 ms per guess.
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters typed on two keyboards are the same password.
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$salt$key`, both in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

const UNKNOWN = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(LENGTH).toString('base64url')}`;

/** Takes the same time for an unknown person as for a wrong password. */
export const verifyPassword = async (
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => {
  const [, salt, key] = (stored ?? UNKNOWN).split('$');
  if (!salt || !key) return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const matches = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
  return matches && Boolean(stored);
};
