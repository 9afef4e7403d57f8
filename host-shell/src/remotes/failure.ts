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

const OF_SHELL = 'The shell could not bring';

/** What a remote waits for in vain while a file of the shell does not come. */
export const shellFailure = (what: string, cause: unknown): Error =>
  new Error(`${OF_SHELL} ${what}.`, { cause });

/** Whether the shell is to blame, and no release of a remote. */
export const isShellFailure = (error: unknown): boolean =>
  error instanceof Error && (error.message.includes(OF_SHELL) || isShellFailure(error.cause));
