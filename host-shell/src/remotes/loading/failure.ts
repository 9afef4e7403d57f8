import type { RemoteReportCause } from '@portal/shared-contracts/remote';

const LONGEST = 200;

/** The first line of an error without addresses of people or queries of URLs. */
export const errorDetail = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line
    .replaceAll(/\?[^\s)]*/g, '')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '(address)')
    .slice(0, LONGEST);
};

/** The kind of failure behind an error while loading. */
export const failureCause = (error: unknown): RemoteReportCause => {
  const { code, type } = (error ?? {}) as { code?: unknown; type?: unknown };
  if (code === 'CSS_CHUNK_LOAD_FAILED') return 'style-failed';
  if (type === 'refused' || /as it was built/.test(errorDetail(error))) return 'integrity';
  return 'load-failed';
};
