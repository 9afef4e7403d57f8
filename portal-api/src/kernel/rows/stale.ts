import { Refusal } from '@portal/shared-contracts/refusals';
import { MINUTE } from '../time/durations.ts';

/** Refuses a save that began with another version of a row than the one that holds now, naming who changed it. */
export const refuseStale = (
  current: { version: number; changedBy: string | null; changedAt: Date },
  baseVersion: number,
  { firm, now }: { firm: string; now: Date },
): void => {
  if (current.version === baseVersion) return;
  const minutes = Math.round((now.getTime() - current.changedAt.getTime()) / MINUTE);
  throw new Refusal('changed-meanwhile', {
    name: current.changedBy ?? firm,
    count: Math.max(1, minutes),
  });
};
