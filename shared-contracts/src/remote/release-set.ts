import { z } from '@portal/shared-contracts/schema';
import { timestamp } from '../scalars.ts';
import { remoteManifest } from './manifest.ts';

/** Where one release lives and how its entry is checked. */
export const releaseAddress = z.object({
  /** Version of the release. */
  release: z.string().min(1),
  /** Folder of its files, ending in a slash: a path of this site or an allowed origin. */
  base: z.string().regex(/^(\/(?!\/)|https?:\/\/).*\/$/),
  /** Name of the container that its entry defines. */
  container: z.string().regex(/^\w+$/),
  /** Hash of `remoteEntry.js`; the entry itself carries the hashes of further files, or that of a list with them. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/),
});

/** The address of one release. */
export type ReleaseAddress = z.output<typeof releaseAddress>;

/** How a site came to this release of a remote. */
export const releaseChannel = z.enum(['stable', 'canary', 'pinned', 'preview']);

/** One remote of a page: its release, its data, and earlier releases to fall back to. */
export const resolvedRemote = releaseAddress.extend({
  channel: releaseChannel,
  manifest: remoteManifest,
  /** Earlier live releases, newest first; used when this one fails and the earlier one worked here. */
  previous: z.array(releaseAddress).max(3).default([]),
});

/** One remote of a page. */
export type ResolvedRemote = z.output<typeof resolvedRemote>;

/** Everything that one page load may run: fixed until the page is left. */
export const releaseSet = z.object({
  site: z.string().min(1),
  /** Grows with every change of the registry; a page refuses a set older than one it has seen. */
  sequence: z.number().int().nonnegative(),
  issuedAt: timestamp,
  /** Contract version of the shell that it was resolved for. */
  contracts: z.string().min(1),
  /** Further origins that remotes may come from. */
  origins: z.array(z.string()),
  remotes: z.array(resolvedRemote),
  /** What a preview link asked for, and until when. */
  preview: z.object({ expiresAt: timestamp, remotes: z.array(z.string()) }).optional(),
});

/** The remotes of one page load. */
export type ReleaseSet = z.output<typeof releaseSet>;

/** A release set as it travels: the exact text that was signed, and the signature. */
export const signedReleaseSet = z.object({
  payload: z.string().min(2),
  /** ECDSA P-256 with SHA-256 over the payload, base64. */
  signature: z.string().min(1),
  keyId: z.string().min(1),
});

/** A signed release set. */
export type SignedReleaseSet = z.output<typeof signedReleaseSet>;

/** The public half of the key that signs release sets. */
export const releaseKey = z.object({
  keyId: z.string().min(1),
  /** SPKI, base64. */
  publicKey: z.string().min(1),
});

/** The public half of the key that signs release sets. */
export type ReleaseKey = z.output<typeof releaseKey>;
