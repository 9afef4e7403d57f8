import type { Database } from '../../kernel/database.ts';
import { readAllCounts } from './reports.repository.ts';
import { readRegistry } from '../registry/registry.repository.ts';

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const line = (name: string, labels: Record<string, string>, value: number): string =>
  `${name}{${Object.entries(labels)
    .map(([key, text]) => `${key}="${escapeLabel(text)}"`)
    .join(',')}} ${value}`;

/** The state of the registry and what devices reported, in the text form of Prometheus. */
export const releaseMetrics = async (db: Database): Promise<string> => {
  const entries = await readRegistry(db);
  const counts = await readAllCounts(db);
  return [
    '# HELP portal_release_reports_total Outcomes that devices reported, by cause.',
    '# TYPE portal_release_reports_total counter',
    ...counts.map(({ remote, version, cause, total }) =>
      line('portal_release_reports_total', { remote, release: version, cause }, total),
    ),
    '# HELP portal_release_live Whether a channel points at the release; the value is its percentage.',
    '# TYPE portal_release_live gauge',
    ...entries.flatMap(({ remote, stable, canary }) => [
      ...(stable
        ? [
            line(
              'portal_release_live',
              { remote, release: stable.version, channel: 'stable' },
              stable.percent,
            ),
          ]
        : []),
      ...(canary
        ? [
            line(
              'portal_release_live',
              { remote, release: canary.version, channel: 'canary' },
              canary.percent,
            ),
          ]
        : []),
    ]),
    '# HELP portal_release_taken_back Whether the release was taken back.',
    '# TYPE portal_release_taken_back gauge',
    ...entries.flatMap(({ remote, releases }) =>
      releases
        .filter(({ takenBack }) => takenBack)
        .map(({ version }) => line('portal_release_taken_back', { remote, release: version }, 1)),
    ),
    '',
  ].join('\n');
};
