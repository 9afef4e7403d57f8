import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';

/** A file that a page needs: its address, its hash (SRI, sha384) and what it is. */
export const pageFile = z.object({
  url: z.string().startsWith('/'),
  integrity: z.string(),
  as: z.enum(['script', 'style']),
});

/** A file that a page needs. */
export type PageFile = z.output<typeof pageFile>;

/**
 * Names every file of one page of a release, of the remote and of the shell's libraries, so that a page
 * that somebody points at comes in one round instead of entry, code and libraries one after the other.
 * A release that is not here has none.
 */
export const listPageFiles = defineEndpoint({
  method: 'GET',
  path: '/api/remotes/{remote}/{release}/pages/{page}/files',
  access: 'public',
  summary: 'Files that a page of a remote needs',
  input: z.object({
    remote: z.string().regex(/^mfe-[a-z-]+$/),
    release: z.string().regex(/^[\w.-]{1,80}$/),
    page: z.string().min(1).max(60),
    language,
  }),
  output: z.object({ status: z.literal(true), files: z.array(pageFile) }),
});
