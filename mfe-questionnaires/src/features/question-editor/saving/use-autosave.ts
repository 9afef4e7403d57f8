import { useStable } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { CONFLICT, failedOutcome, savedOutcome, type SaveOutcome, SAVING } from './save-outcome.ts';
import { type Fields, isSame, type StoredQuestions } from './stored-questions.ts';
import { useKeptQuestions } from './use-kept-questions.ts';
import { type AutosaveCalls, useSaveQueue } from './use-save-queue.ts';

/** A list of questions that saves itself. */
export interface Autosave extends SaveOutcome {
  fields: Fields;
  isReady: boolean;
  change: (fields: Fields) => void;
  /** Starts again from a copy of the server. */
  take: (stored: StoredQuestions) => Promise<void>;
  /** Sends the own edits over the other ones. */
  keepMine: () => Promise<void>;
  /** Resolves when everything is on the server; rejects when it cannot get there. */
  flush: () => Promise<void>;
}

interface AutosaveOptions extends AutosaveCalls {
  /** The questions became other ones than those that were edited here. */
  onTaken?: () => void;
}

interface Comparison {
  stored: StoredQuestions;
  isReady: boolean;
  /** What to do with edits that an earlier visit could not send any more. */
  onReady: () => void;
  onNewerStored: () => void;
}

/** Compares with the server's copy: once when the vault was read, then whenever that copy changes. */
const useComparison = ({ stored, isReady, onReady, onNewerStored }: Comparison): void => {
  const isCompared = useRef(false);
  const compareOnce = useStable(() => {
    if (!isReady || isCompared.current) return;
    isCompared.current = true;
    onReady();
  });
  const compareAgain = useStable(() => {
    if (isCompared.current) onNewerStored();
  });
  useEffect(compareOnce, [isReady, compareOnce]);
  useEffect(compareAgain, [stored.version, compareAgain]);
};

/**
 * Keeps each edit in the vault at once and on the server half a second later. A save that meets a
 * newer copy stops and asks; without a network the edits wait on this device. The page that uses it
 * needs a React key with the same ids as `vaultKey`: the queue belongs to one list of questions.
 */
export const useAutosave = (
  vaultKey: string,
  stored: StoredQuestions,
  calls: AutosaveOptions,
): Autosave => {
  const [outcome, setOutcome] = useState<SaveOutcome>(() => savedOutcome(stored.savedAt));
  const kept = useKeptQuestions(vaultKey, stored);
  const { queue, copies, keep, startFrom } = useSaveQueue({
    ...calls,
    stored,
    newest: kept.newest,
    keep: kept.keep,
    forget: kept.forget,
    onOutcome: setOutcome,
  });

  const take = async (copy: StoredQuestions): Promise<void> => {
    if (!isSame(copy.fields, kept.value.fields)) calls.onTaken?.();
    queue.reset(copy.fields, copy.version);
    copies.startFrom(copy.fields);
    kept.keep({ fields: [...copy.fields], baseVersion: copy.version, recent: [] });
    await kept.drop();
    setOutcome(savedOutcome(copy.savedAt));
  };

  const meet = (): void => {
    if (stored.version <= queue.version()) return;
    if (!queue.hasUnsent()) return void take(stored);
    if (copies.has(stored.fields)) return startFrom(stored.fields, stored.version);
    queue.stop();
    setOutcome(CONFLICT);
  };

  const resume = (): void => {
    if (!kept.isRestored) return;
    const { fields, baseVersion, base, recent } = kept.value;
    copies.add(...recent, fields);
    if (isSame(fields, stored.fields)) return void kept.drop();
    // From the version that they began with: the server refuses them as long as nobody has chosen.
    startFrom(base, baseVersion);
    queue.edit(fields);
    meet();
  };
  useComparison({ stored, isReady: kept.isReady, onReady: resume, onNewerStored: meet });

  const change = (fields: Fields): void => {
    keep(fields);
    queue.edit(fields);
    if (outcome.hasConflict) queue.stop();
    else setOutcome(SAVING);
  };

  const keepMine = async (): Promise<void> => {
    setOutcome(SAVING);
    try {
      // Over the copy that is there now: whoever saves in between is met like the first one.
      queue.advance((await calls.reload()).version);
      await queue.flush();
    } catch (error) {
      setOutcome(failedOutcome(error));
    }
  };

  const { isReady, value } = kept;
  return { fields: value.fields, isReady, ...outcome, change, take, keepMine, flush: queue.flush };
};
