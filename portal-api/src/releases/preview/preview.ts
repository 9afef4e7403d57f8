import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey } from '../store/signing.ts';

/** Cookie that carries a preview from page to page. */
export const PREVIEW_COOKIE = 'portal_preview';

const claims = z.object({
  site: z.string(),
  releases: z.record(z.string(), z.string()),
  // Links from before this was written down were made at no time, so a revocation ends them too.
  issuedAt: z.iso.datetime().default(new Date(0).toISOString()),
  expiresAt: z.iso.datetime(),
});

/** What a preview link asks for. */
export type PreviewClaims = z.output<typeof claims>;

const encoding = { dsaEncoding: 'ieee-p1363', format: 'der' } as const;

/** A token for a `?preview=` link: whoever has it sees these releases on this site until it expires. */
export const createPreviewToken = (preview: PreviewClaims, key: SigningKey): string => {
  const body = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const signature = sign('sha256', Buffer.from(`preview.${body}`), {
    key: Buffer.from(key.privateKey, 'base64'),
    type: 'pkcs8',
    ...encoding,
  });
  return `${body}.${signature.toString('base64url')}`;
};

const readClaims = (token: string, publicKey: string): PreviewClaims | undefined => {
  const [body = '', signature = ''] = token.split('.');
  try {
    const isSigned = verify(
      'sha256',
      Buffer.from(`preview.${body}`),
      { key: Buffer.from(publicKey, 'base64'), type: 'spki', ...encoding },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned
      ? claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      : undefined;
  } catch {
    return undefined;
  }
};

const firstClaims = (token: string, keys: readonly string[]): PreviewClaims | undefined => {
  for (const key of keys) {
    const found = readClaims(token, key);
    if (found) return found;
  }
  return undefined;
};

/** What a token asks for, or nothing when it is forged, expired or meant for another site. */
export const readPreviewToken = (
  token: string | undefined,
  options: {
    /** Public halves of the keys that are believed. */
    readonly publicKeys: readonly string[];
    readonly siteId: string;
    readonly now: Date;
    /** Links that are older than this were revoked. */
    readonly since: Date | undefined;
  },
): Pick<PreviewClaims, 'releases' | 'expiresAt'> | undefined => {
  const preview = token ? firstClaims(token, options.publicKeys) : undefined;
  if (!preview || preview.site !== options.siteId) return undefined;
  if (new Date(preview.expiresAt) <= options.now) return undefined;
  if (options.since && new Date(preview.issuedAt) <= options.since) return undefined;
  return { releases: preview.releases, expiresAt: preview.expiresAt };
};
