import type { RemoteReport } from '@portal/shared-contracts/remote';
import { z } from 'zod';

const old = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
});

const current = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
      sourceFile: z.string().nullish(),
    }),
  }),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

const violations = (body: unknown): Violation[] => {
  const single = old.safeParse(body);
  if (single.success) {
    const report = single.data['csp-report'];
    return [
      {
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? '',
        source: report['source-file'] ?? '',
      },
    ];
  }
  const many = current.safeParse(body);
  if (!many.success) return [];
  return many.data.map(({ body: report }) => ({
    directive: report.effectiveDirective ?? '',
    blocked: report.blockedURL ?? '',
    source: report.sourceFile ?? '',
  }));
};

const OF_RELEASE = /\/remotes\/([^/]+)\/([^/]+)\//;

const withoutQuery = (url: string): string => url.split(/[?#]/)[0] ?? '';

/** The violations of a report, each blamed on the release whose file is named in it, else on the shell. */
export const cspReports = (body: unknown): RemoteReport[] =>
  violations(body)
    .slice(0, 20)
    .map(({ directive, blocked, source }) => {
      const [, remote = 'shell', release = ''] =
        OF_RELEASE.exec(source) ?? OF_RELEASE.exec(blocked) ?? [];
      return {
        remote: remote.slice(0, 60),
        release: release.slice(0, 80),
        cause: 'csp',
        detail: `${directive} blocked ${withoutQuery(blocked)}`.slice(0, 300),
      };
    });
