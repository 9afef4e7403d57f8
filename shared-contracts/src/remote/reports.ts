import { limits } from '../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done, timestamp } from '../scalars.ts';

/** What went wrong, or right, with a remote on somebody's device. */
export const remoteReportCause = z.enum([
  'loaded',
  'slow',
  'load-failed',
  'integrity',
  'render-error',
  'style-failed',
  'bad-event',
  'csp',
]);

/** The cause of a report. */
export type RemoteReportCause = z.output<typeof remoteReportCause>;

/** One observation about one release; it names no person. */
export const remoteReport = z.object({
  remote: z.string().max(60),
  release: z.string().max(80),
  cause: remoteReportCause,
  /** Milliseconds until it was ready, where that is known. */
  milliseconds: z.number().int().nonnegative().max(600_000).optional(),
  /** The error's first line, without addresses of people. */
  detail: z.string().max(300).optional(),
});

/** One observation about one release. */
export type RemoteReport = z.output<typeof remoteReport>;

/** Takes a batch of observations; a full batch is never larger than this. */
export const sendRemoteReports = defineEndpoint({
  method: 'POST',
  path: '/api/remotes/reports',
  access: 'public',
  readsStay: true,
  whileSeen: true,
  summary: 'How remotes fare on devices: loads, failures, slow loads',
  input: z.object({ reports: z.array(remoteReport).min(1).max(limits.reportsPerCall) }),
  output: done,
});

/** A release that a site would like but does not get. */
export const heldBackRelease = z.object({
  remote: z.string(),
  wanted: z.string(),
  given: z.string().nullable(),
  reason: z.string(),
});

/** How remotes fared on this site lately; for support staff, behind the site's `inspector` setting. */
export const readRemoteHealth = defineEndpoint({
  method: 'GET',
  path: '/api/remotes/health',
  access: 'public',
  summary: 'Held back releases and last failures of this site, while its inspector is on',
  input: z.object({}),
  output: z.object({
    sequence: z.number().int(),
    heldBack: z.array(heldBackRelease),
    incidents: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        cause: z.string(),
        detail: z.string(),
        happenedAt: timestamp,
      }),
    ),
  }),
});

/** The releases that a new page load of this device would get; an open page compares its own with them. */
export const readCurrentReleases = defineEndpoint({
  method: 'GET',
  path: '/api/remotes/current',
  access: 'public',
  summary: 'Release of each remote, and the shell, that a new page load would get',
  input: z.object({}),
  output: z.object({
    releases: z.record(z.string(), z.string()),
    /** The file that a new page starts the shell with; its name stands for the whole build. */
    shell: z.string().optional(),
  }),
});
