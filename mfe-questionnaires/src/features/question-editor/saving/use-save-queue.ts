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
  // The copy that the edits began with counts as own: whoever saved something else of it changed no question.
  const [copies] = useState(() => new OwnCopies(options.stored.fields));
  const keep = useStable((fields: Fields): void =>
    options.keep({
      fields: [...fields],
      baseVersion: queue.version(),
      recent: copies.list(),
    }),
  );
  const send = useStable<Parameters<SaveQuestions>, Promise<SaveReply>>(async (fields, base) => {
    const { newest, save, reload } = options;
    copies.add(fields);
    keep(newest.current);
    try {
      return await save(fields, base);
    } catch (error) {
      if (!failedOutcome(error).hasConflict) throw error;
      const copy = await reload();
      if (!copies.has(copy.fields)) throw error;
      return save(fields, copy.version);
    }
  });
  const onSaved = useStable((reply: SaveReply, isNewest: boolean): void => {
    if (isNewest) void options.forget(options.newest.current).catch(() => undefined);
    options.onOutcome(savedOutcome(reply.savedAt));
  });
  const onFailed = useStable((error: unknown): void => options.onOutcome(failedOutcome(error)));
  const [queue] = useState(() => new SaveQueue(options.stored, send, { onSaved, onFailed }));
  useLastSends(queue);
  return { queue, copies, keep };
};
