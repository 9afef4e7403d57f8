import { useStable } from '@portal/shared-ui';
import { useEffect, useState, type RefObject } from 'react';
import type { KeptQuestions } from './kept-questions.ts';
import { OwnCopies } from './own-copies.ts';
import { failedOutcome, savedOutcome, type SaveOutcome } from './save-outcome.ts';
import { SaveQueue, type SaveQuestions, type SaveReply } from './save-queue.ts';
import type { Fields, StoredQuestions } from './stored-questions.ts';

/** The server's side of an editor. */
export interface AutosaveCalls {
  save: SaveQuestions;
  /** Fetches the server's copy as it is now. */
  reload: () => Promise<StoredQuestions>;
}

interface SaveQueueOptions extends AutosaveCalls {
  stored: StoredQuestions;
  newest: RefObject<Fields>;
  keep: (questions: KeptQuestions) => void;
  forget: (sent: Fields) => Promise<void>;
  onOutcome: (outcome: SaveOutcome) => void;
}

// Without a network nothing arrives; what is left goes out when it is back, or when the page is left.
const useLastSends = (queue: SaveQueue): void => {
  useEffect(() => {
    const send = (): void => void queue.flush().catch(() => undefined);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      send();
    };
  }, [queue]);
};

/** Sends edits one at a time and settles a conflict with the person's own earlier save by itself. */
export const useSaveQueue = (options: SaveQueueOptions) => {
  const [copies] = useState(() => new OwnCopies(options.stored.fields));
  const keep = useStable((fields: Fields): void =>
    options.keep({
      fields: [...fields],
      baseVersion: queue.version(),
      ...copies.toKeep(),
    }),
  );
  const send = useStable<Parameters<SaveQuestions>, Promise<SaveReply>>(async (fields, base) => {
    const { newest, reload } = options;
    const save = async (version: number): Promise<SaveReply> => {
      const reply = await options.save(fields, version);
      copies.startFrom(fields);
      return reply;
    };
    copies.add(fields);
    keep(newest.current);
    try {
      return await save(base);
    } catch (error) {
      if (!failedOutcome(error).hasConflict) throw error;
      const copy = await reload();
      if (!copies.has(copy.fields)) throw error;
      return save(copy.version);
    }
  });
  const onSaved = useStable((reply: SaveReply, isNewest: boolean): void => {
    if (isNewest) void options.forget(options.newest.current).catch(() => undefined);
    options.onOutcome(savedOutcome(reply.savedAt));
  });
  const onFailed = useStable((error: unknown): void => options.onOutcome(failedOutcome(error)));
  const [queue] = useState(() => new SaveQueue(options.stored, send, { onSaved, onFailed }));
  useLastSends(queue);
  const startFrom = (base: Fields | undefined, version: number): void => {
    copies.startFrom(base);
    queue.advance(version);
  };
  return { queue, copies, keep, startFrom };
};
