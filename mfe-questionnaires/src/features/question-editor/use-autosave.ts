import { ApiError } from '@portal/shared-contracts';
import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { useVault, usePortal } from '@portal/shared-contracts/react';
import type { SaveStatus } from '@portal/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KEPT_COPIES, parseEditorDraft } from './editor-draft.ts';
import { createSaveQueue, type SaveQuestions } from './save-queue.ts';

type Fields = readonly QuestionnaireField[];

/** The server's copy of a list of questions. */
export interface StoredQuestions {
  fields: Fields;
  version: number;
  savedAt: string | null;
}

/** A list of questions that saves itself. */
export interface Autosave {
  fields: Fields;
  isReady: boolean;
  status: SaveStatus;
  /** Somebody else saved meanwhile; nothing is sent until the person has chosen. */
  hasConflict: boolean;
  /** Why the last save was refused, unless the person only has to wait or to choose. */
  failure: unknown;
  change: (fields: Fields) => void;
  /** Starts again from a copy of the server. */
  take: (stored: StoredQuestions) => Promise<void>;
  /** Sends the own edits over the other ones. */
  keepMine: () => Promise<void>;
  /** Resolves when everything is on the server; rejects when it cannot get there. */
  flush: () => Promise<void>;
}

/** The server's side of an editor. */
export interface AutosaveCalls {
  save: SaveQuestions;
  /** Fetches the server's copy as it is now. */
  reload: () => Promise<StoredQuestions>;
}

interface Outcome {
  status: SaveStatus;
  hasConflict: boolean;
  failure?: unknown;
}

const savedAt = (moment: string | null): SaveStatus =>
  moment === null ? { kind: 'idle' } : { kind: 'saved', at: new Date(moment) };

const outcomeOf = (error: unknown): Outcome => {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'conflict') return { status: { kind: 'newer-elsewhere' }, hasConflict: true };
  if (code === 'timeout') return { status: { kind: 'offline' }, hasConflict: false };
  return { status: { kind: 'failed' }, hasConflict: false, failure: error };
};

const isSame = (a: Fields, b: Fields): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps each edit in the vault at once and on the server half a second later. A save that meets a
 * newer copy stops and asks; without a network the edits wait on this device.
 */
export const useAutosave = (
  draftKey: string,
  stored: StoredQuestions,
  { save, reload }: AutosaveCalls,
): Autosave => {
  const draft = useVault(
    draftKey,
    { fields: [...stored.fields], baseVersion: stored.version, recent: [] },
    parseEditorDraft,
  );
  const { value, setValue, clear, isReady, isRestored } = draft;
  const latest = useRef<Fields>(value.fields);
  useLayoutEffect(() => {
    latest.current = value.fields;
  }, [value]);
  const [outcome, setOutcome] = useState<Outcome>({
    status: savedAt(stored.savedAt),
    hasConflict: false,
  });
  // Copies that this person made and that may have reached the server without an answer.
  const own = useRef<Fields[]>([]);
  const isOwn = (fields: Fields): boolean => own.current.some((copy) => isSame(copy, fields));

  // Of a page that was left only the sending goes on: the vault may hold what was typed since.
  const isLeft = useRef(false);
  const { vault } = usePortal();
  const forget = async (fields: Fields): Promise<void> => {
    if (!isLeft.current) return clear();
    const kept = parseEditorDraft((await vault?.peek(draftKey))?.value);
    if (kept && isSame(kept.fields, fields)) await vault?.remove(draftKey);
  };

  const keep = (fields: Fields): void => {
    if (isLeft.current) return;
    setValue({
      fields: [...fields],
      baseVersion: queue.version(),
      recent: own.current.map((copy) => [...copy]),
    });
  };

  const send: SaveQuestions = async (fields, base) => {
    own.current = [...own.current, fields].slice(-KEPT_COPIES);
    keep(latest.current);
    try {
      return await save(fields, base);
    } catch (error) {
      if (base === undefined || outcomeOf(error).hasConflict === false) throw error;
      // The "other" copy may be an own earlier save whose answer got lost.
      const copy = await reload();
      if (!isOwn(copy.fields)) throw error;
      return save(fields, copy.version);
    }
  };
  const sender = useRef(send);
  const forgetter = useRef(forget);
  useEffect(() => {
    sender.current = send;
    forgetter.current = forget;
  });

  const [queue] = useState(() =>
    createSaveQueue(stored, (fields, base) => sender.current(fields, base), {
      onSaved: (reply, isNewest) => {
        if (isNewest) void forgetter.current(latest.current).catch(() => undefined);
        setOutcome({ status: savedAt(reply.savedAt), hasConflict: false });
      },
      onFailed: (error) => setOutcome(outcomeOf(error)),
    }),
  );

  const take = async (copy: StoredQuestions): Promise<void> => {
    queue.reset(copy.fields, copy.version);
    setValue({ fields: [...copy.fields], baseVersion: copy.version, recent: [] });
    await clear();
    setOutcome({ status: savedAt(copy.savedAt), hasConflict: false });
  };

  const isCompared = useRef(false);
  useEffect(() => {
    if (!isReady || isCompared.current) return;
    isCompared.current = true;
    // Edits that an earlier visit could not send any more.
    if (!isRestored) return;
    own.current = [...value.recent, value.fields].slice(-KEPT_COPIES);
    if (isSame(value.fields, stored.fields)) void clear();
    else if (value.baseVersion === stored.version || isOwn(stored.fields)) queue.edit(value.fields);
    else {
      queue.edit(value.fields);
      queue.stop();
      setOutcome({ status: { kind: 'newer-elsewhere' }, hasConflict: true });
    }
  }, [isReady, isRestored, value, stored, queue, clear]);

  useEffect(() => {
    if (!isCompared.current || stored.version <= queue.version()) return;
    if (!queue.hasUnsent()) void take(stored);
    else if (isOwn(stored.fields)) queue.advance(stored.version);
    else setOutcome({ status: { kind: 'newer-elsewhere' }, hasConflict: true });
    // Only a new copy of the server counts here, not what the page does meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored.version]);

  useEffect(() => {
    const retry = (): void => void queue.flush().catch(() => undefined);
    isLeft.current = false;
    window.addEventListener('online', retry);
    return () => {
      isLeft.current = true;
      window.removeEventListener('online', retry);
      // What was typed last still goes out; the vault holds it should the page die first.
      retry();
    };
  }, [queue]);

  const change = (fields: Fields): void => {
    latest.current = fields;
    keep(fields);
    queue.edit(fields);
    if (outcome.hasConflict) queue.stop();
    else setOutcome({ status: { kind: 'saving' }, hasConflict: false });
  };

  const keepMine = async (): Promise<void> => {
    queue.force();
    setOutcome({ status: { kind: 'saving' }, hasConflict: false });
    await queue.flush().catch(() => undefined);
  };

  return {
    fields: value.fields,
    isReady,
    ...outcome,
    failure: outcome.failure,
    change,
    take,
    keepMine,
    flush: queue.flush,
  };
};
