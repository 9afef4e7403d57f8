import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What only the command line refuses, to the people who run the server: worded in English alone. */
export const operatorRefusals = {
  // Sites, people and orders
  'site-absent': { error: 'not-found', params: { name: z.string() } },
  'site-name-unfit': { error: 'bad-input' },
  'site-taken': { error: 'conflict', params: { name: z.string() } },
  'host-taken': { error: 'conflict', params: { host: z.string(), name: z.string() } },
  'setting-unknown': { error: 'bad-input', params: { path: z.string() } },
  'setting-wrong': { error: 'bad-input' },
  'account-wrong': { error: 'bad-input' },
  'account-unknown': { error: 'not-found', params: { site: z.string(), email: z.string() } },
  'writer-unknown': { error: 'not-found', params: { email: z.string() } },
  'demo-unchanged': { error: 'conflict' },
  'rejection-reason-missing': { error: 'bad-input' },
  'store-of-another-database': { error: 'conflict' },
  'audit-broken': { error: 'conflict', params: { chain: z.string(), place: z.number() } },
  'day-wrong': { error: 'bad-input' },

  // Backups
  'backup-key-unfit': { error: 'bad-input', params: { file: z.string() } },
  'backup-key-public': { error: 'bad-input', params: { file: z.string() } },
  'backup-file-taken': { error: 'conflict', params: { file: z.string() } },
  'backup-under-way': { error: 'conflict', params: { file: z.string() } },
  'backup-tables-hidden': { error: 'conflict', params: { tables: z.string() } },
  'backup-files-unsound': { error: 'conflict', params: { count: z.number(), keys: z.string() } },
  'restore-other-key': { error: 'bad-input', params: { file: z.string() } },
  'restore-damaged': { error: 'bad-input', params: { file: z.string(), problem: z.string() } },
  'restore-newer': { error: 'conflict', params: { file: z.string(), what: z.string() } },
  'restore-database-full': { error: 'conflict', params: { count: z.number() } },
  'restore-store-full': { error: 'conflict' },
  'restore-differs': { error: 'unexpected', params: { what: z.string() } },

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
