import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one guess costs: memory in KiB, passes over it, lanes. OWASP's least for Argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const LENGTH = 32;
const VERSION = 19;

type Cost = Readonly<Record<keyof typeof COST, number>>;

// The same letters typed on two keyboards are the same password.
const lettersOf = (password: string): string => password.normalize('NFKC');

const deriveArgon = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const message = lettersOf(password);
    argon2('argon2id', { message, nonce, tagLength: LENGTH, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

// How passwords were kept before: one cost for all, beside no hash.
const FORMER = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const deriveScrypt = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(lettersOf(password), salt, LENGTH, FORMER, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const headOf = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}`;

/** The hash with its cost beside it, in the form that other programs read too: `$argon2id$v=19$m=…$salt$key`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${headOf(COST)}$${plain(salt)}$${plain(await deriveArgon(password, salt, COST))}`;
};

const UNKNOWN = `${headOf(COST)}$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(LENGTH))}`;

const ARGON =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/;

const isKeyOf = async (password: string, stored: string): Promise<boolean> => {
  const argon = ARGON.exec(stored)?.groups;
  if (argon) {
    const { memory, passes, lanes, salt = '', key = '' } = argon;
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
    const derived = await deriveArgon(password, Buffer.from(salt, 'base64'), cost);
    return timingSafeEqual(derived, Buffer.from(key, 'base64'));
  }
  const [kind, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const derived = await deriveScrypt(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
};

/** Takes the same time for an unknown person as for a wrong password. */
export const verifyPassword = async (
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => (await isKeyOf(password, stored ?? UNKNOWN)) && Boolean(stored);

/** Whether a hash was made in a cheaper way than the present one, so that the next sign-in makes it anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(`${headOf(COST)}$`);
