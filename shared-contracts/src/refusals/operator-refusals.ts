import { z } from 'zod';
import type { RefusalTable } from './refusal-table.ts';

/** What only the command line refuses, to the people who run the server: worded in English alone. */
export const operatorRefusals = {
  // Sites, people and orders
  'site-absent': { error: 'not-found', params: { name: z.string() } },
  'site-name-unfit': { error: 'bad-input' },
  'setting-unfit': { error: 'bad-input' },
  'setting-unknown': { error: 'bad-input', params: { path: z.string() } },
  'setting-wrong': { error: 'bad-input', params: { problems: z.string() } },
  'picture-no-svg': { error: 'unsupported-type' },
  'account-wrong': { error: 'bad-input', params: { problems: z.string() } },
  'account-unknown': { error: 'not-found', params: { site: z.string(), email: z.string() } },
  'writer-unknown': { error: 'not-found', params: { email: z.string() } },
  'rejection-reason-missing': { error: 'bad-input' },

  // Releases
  'workspace-missing': { error: 'conflict' },
  'tooling-failed': { error: 'conflict', params: { problems: z.string() } },
  'remote-no-folder': { error: 'conflict', params: { folder: z.string() } },
  'remote-not-built': { error: 'conflict', params: { folder: z.string() } },
  'remote-carries-libraries': {
    error: 'conflict',
    params: { remote: z.string(), libraries: z.string() },
  },
  'build-file-unfit': { error: 'conflict', params: { remote: z.string(), file: z.string() } },
  'build-file-differs': { error: 'conflict', params: { file: z.string(), remote: z.string() } },
  'build-absent': { error: 'not-found', params: { remote: z.string(), origin: z.string() } },
  'release-unpublished': { error: 'conflict', params: { remote: z.string(), version: z.string() } },
  'release-needed': {
    error: 'conflict',
    params: { remote: z.string(), version: z.string(), reason: z.string() },
  },
  'release-changed': { error: 'conflict', params: { remote: z.string(), version: z.string() } },
  'release-taken-back': {
    error: 'conflict',
    params: { remote: z.string(), version: z.string(), reason: z.string() },
  },
  'release-leaves-sites': {
    error: 'conflict',
    params: { remote: z.string(), version: z.string(), sites: z.string() },
  },
  'release-first': { error: 'conflict', params: { remote: z.string() } },
  'release-damaged': {
    error: 'conflict',
    params: { remote: z.string(), version: z.string(), file: z.string() },
  },
  'container-taken': {
    error: 'conflict',
    params: { remote: z.string(), container: z.string(), owner: z.string() },
  },
  'share-wrong': { error: 'conflict' },
  'channel-unknown': { error: 'conflict' },
} as const satisfies RefusalTable;
