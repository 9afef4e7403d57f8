import {
  ApiError,
  errorTexts,
  limits,
  uploadFile,
  type StoredFile,
} from '@portal/shared-contracts';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { checkFile } from './check-file.ts';
import { useGoneFiles } from './upload-group.tsx';
import { uploadReducer, type UploadChange, type UploadItem } from './upload-item.ts';

/** Options of {@link useUploads}. */
export interface UploadsOptions {
  /** Accepted file endings, lower case. */
  endings: readonly string[];
  /** Path of the upload call; the general one when missing. */
  path?: string;
  /** Files stored earlier. */
  initial?: readonly StoredFile[];
  /** Shown instead of the general text when an upload breaks; refusals keep their own reason. */
  failureText?: string;
  /** How many files the list already has elsewhere: they take room in it too. */
  taken?: number;
  /** Called with all stored files after each arrival or removal. */
  onChange?: (files: StoredFile[]) => void;
}

/** The uploads of one box, with what a person can do about them. */
export interface Uploads {
  items: readonly UploadItem[];
  isSending: boolean;
  /** Whether one of them broke and may be tried again. */
  isBroken: boolean;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Cancels a running upload or removes a stored file from the list. */
  remove: (id: string) => void;
}

const fromStored = (stored: StoredFile): UploadItem => ({
  id: stored.key,
  name: stored.originalname,
  size: stored.size,
  state: 'done',
  percent: 100,
  stored,
});

// Refused for what the file is: the same file is refused again.
const HOPELESS = [400, 413, 415, 422];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

interface Sending {
  send: (id: string, file: File) => Promise<void>;
  cancel: (id: string) => void;
}

/** Sends files and reports what happens to each; what still runs is cancelled when the page goes. */
const useSending = (
  { path, failureText }: UploadsOptions,
  report: (change: UploadChange) => void,
): Sending => {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  const send = useCallback(
    async (id: string, file: File) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      try {
        const stored = await uploadFile(file, {
          signal: controller.signal,
          onProgress: (percent) => report({ type: 'progress', id, percent }),
          ...(path ? { path } : {}),
        });
        report({ type: 'done', id, stored });
      } catch (error) {
        if (controller.signal.aborted) return;
        const general = error instanceof ApiError ? error.message : errorTexts.uploadFailed;
        const refused = isRefusal(error);
        const problem = refused ? general : (failureText ?? general);
        const isFinal = refused && HOPELESS.includes(error.status);
        report({ type: 'failed', id, problem, isFinal });
      } finally {
        running.current.delete(id);
      }
    },
    [path, failureText, report],
  );
  return { send, cancel: (id) => running.current.get(id)?.abort() };
};

/** Calls back with all stored files after each arrival or removal. */
const useReportStored = (
  items: readonly UploadItem[],
  onChange: UploadsOptions['onChange'],
): void => {
  const storedKeys = items.flatMap(({ stored }) => stored?.key ?? []).join();
  const reported = useRef(storedKeys);
  // Before the next paint: a file that is seen as arrived is already kept.
  useLayoutEffect(() => {
    if (reported.current === storedKeys) return;
    reported.current = storedKeys;
    onChange?.(items.flatMap(({ stored }) => stored ?? []));
  }, [storedKeys, items, onChange]);
};

/** What the server no longer has is no stored file any more, and is not kept as one. */
const useMarkGone = (mark: (change: UploadChange) => void): void => {
  const gone = useGoneFiles();
  useLayoutEffect(() => {
    for (const [key, problem] of Object.entries(gone)) mark({ type: 'gone', key, problem });
  }, [gone, mark]);
};

/** Sends several files at once, each with its own progress, cancel and retry. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { endings, initial = [], taken = 0, onChange } = options;
  const [items, dispatch] = useReducer(uploadReducer, initial, (files) => files.map(fromStored));
  const { send, cancel } = useSending(options, dispatch);
  useReportStored(items, onChange);
  useMarkGone(dispatch);

  const add = (files: readonly File[]): void => {
    // What failed for good takes no room; what may be tried again keeps its own.
    const own = items.filter(({ file, stored }) => file ?? stored).length;
    let room = limits.filesPerList - taken - own;
    const added = files.map((file): UploadItem => {
      const refusal = room > 0 ? checkFile(file, endings) : ({ kind: 'tooMany' } as const);
      const base = { id: crypto.randomUUID(), name: file.name, size: file.size, percent: 0 };
      if (refusal) return { ...base, state: 'failed', refusal };
      room -= 1;
      return { ...base, state: 'sending', file };
    });
    dispatch({ type: 'added', items: added });
    for (const { id, file } of added) if (file) void send(id, file);
  };
  const retry = (id: string): void => {
    const file = items.find((item) => item.id === id)?.file;
    if (!file) return;
    dispatch({ type: 'retried', id });
    void send(id, file);
  };
  const remove = (id: string): void => {
    cancel(id);
    dispatch({ type: 'removed', id });
  };
  return {
    items,
    isSending: items.some(({ state }) => state === 'sending'),
    isBroken: items.some(({ state, file }) => state === 'failed' && file !== undefined),
    add,
    retry,
    remove,
  };
};
