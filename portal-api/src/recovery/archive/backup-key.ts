import { Refusal } from '@portal/shared-contracts/refusals';
import { generateIdentity, identityToRecipient } from 'age-encryption';

const SECRET = /^AGE-SECRET-KEY-[A-Z0-9-]+$/m;
const PUBLIC = /^age1[a-z0-9]+$/m;

/** A new key as the text of its file; the public half stands above the secret one. */
export const makeKey = async (): Promise<{ text: string; recipient: string }> => {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  return { recipient, text: `# public key: ${recipient}\n${identity}\n` };
};

/** Whom a backup is encrypted for: the public half alone is enough, and safer on a server. */
export const readRecipient = async (text: string, file: string): Promise<string> => {
  const secret = SECRET.exec(text)?.[0];
  if (secret) return identityToRecipient(secret);
  const recipient = PUBLIC.exec(text)?.[0];
  if (!recipient) throw new Refusal('backup-key-unfit', { file });
  return recipient;
};

/** The secret half, which opens a backup. */
export const readIdentity = (text: string, file: string): string => {
  const secret = SECRET.exec(text)?.[0];
  if (secret) return secret;
  throw new Refusal(PUBLIC.test(text) ? 'backup-key-public' : 'backup-key-unfit', { file });
};
