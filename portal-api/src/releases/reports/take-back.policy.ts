import type { RemoteReportCause } from '@portal/shared-contracts/remote';

/** When reports alone take a release back. */
export const takeBackRule = {
  /** Reports older than this do not count. */
  windowMinutes: 10,
  /** Failing devices; fewer prove nothing. */
  leastFailures: 5,
  /** Share of the devices that saw the release, 0 to 1. */
  failureShare: 0.25,
  /** Failing devices that count from one network address: fewer than prove anything. */
  mostPerNetwork: 4,
} as const;

const failing: readonly RemoteReportCause[] = [
  'load-failed',
  'integrity',
  'render-error',
  'style-failed',
];

/** Whether a report says that a release did not work. */
export const isFailing = (cause: RemoteReportCause): boolean => failing.includes(cause);

/** Whether a report says how a release fared at all. */
export const isOutcome = (cause: RemoteReportCause): boolean =>
  isFailing(cause) || cause === 'loaded' || cause === 'slow';

/** Devices on which a release failed, and all that saw it. */
export interface DeviceShare {
  readonly failures: number;
  readonly devices: number;
}

/** Whether so many failing devices mean that the release is broken, not somebody's network. */
export const isBroken = ({ failures, devices }: DeviceShare): boolean =>
  failures >= takeBackRule.leastFailures && failures / devices >= takeBackRule.failureShare;
