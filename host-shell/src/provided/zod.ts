import { config } from 'zod/v4';

// The page's policy forbids code from text; without this zod tries it once and causes a violation report.
config({ jitless: true });

/** For a remote that wants more of zod than contracts use; nothing of the portal itself loads it. */
export * from 'zod/v4';
