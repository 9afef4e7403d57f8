import { z } from '@portal/shared-contracts/schema';
import { timestamp } from '../scalars.ts';

/** A SHA-256 digest in lower-case hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What proves a signature: who, when, and the digests of exactly what was signed. */
export const contractReceipt = z.object({
  name: z.string(),
  signedAt: timestamp,
  /** Digest of the UTF-8 bytes of `content`. */
  contentSha256: sha256,
  /** Digest of the bytes of the PNG. */
  imageSha256: sha256,
  /** The signature as a PNG data URL, so that the page can compute the digest again. */
  image: z.string().startsWith('data:image/png;base64,'),
});

/** The proof of a signature. */
export type ContractReceipt = z.output<typeof contractReceipt>;

/** A contract as it is read and signed. */
export const contractData = z.object({
  /** Sanitised HTML; once signed, exactly the text that was signed. */
  content: z.string(),
  receipt: contractReceipt.nullable(),
  /** Whether it can be signed now; missing in replies of servers that did not say. */
  canSign: z.boolean().optional(),
});

/** A contract with its receipt once it is signed. */
export type ContractData = z.output<typeof contractData>;

/** The PNG of a drawn, typed or uploaded signature, as a data URL. */
export const signatureImage = z.string().startsWith('data:image/png;base64,').max(1_000_000);
