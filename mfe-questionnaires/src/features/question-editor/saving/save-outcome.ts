import { ApiError } from '@portal/shared-contracts';
import type { SaveStatus } from '@portal/shared-ui';

/** How the last save went. */
export interface SaveOutcome {
  status: SaveStatus;
  /** Somebody else saved meanwhile; nothing is sent until the person has chosen. */
  hasConflict: boolean;
  /** Why the last save was refused, unless the person only has to wait or to choose. */
  failure?: unknown;
}

/** A save is under way. */
export const SAVING: SaveOutcome = { status: { kind: 'saving' }, hasConflict: false };

/** The server has a copy of somebody else. */
export const CONFLICT: SaveOutcome = { status: { kind: 'newer-elsewhere' }, hasConflict: true };

/** Everything is on the server since that moment; nothing was ever saved without one. */
export const savedOutcome = (moment: string | null): SaveOutcome => ({
  status: moment === null ? { kind: 'idle' } : { kind: 'saved', at: new Date(moment) },
  hasConflict: false,
});

/** What a failed save means for the person. */
export const failedOutcome = (error: unknown): SaveOutcome => {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'conflict') return CONFLICT;
  if (code === 'timeout') return { status: { kind: 'offline' }, hasConflict: false };
  return { status: { kind: 'failed' }, hasConflict: false, failure: error };
};
