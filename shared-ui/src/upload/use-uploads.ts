import {
  ApiError,
  errorTexts,
  limits,
  uploadFile,
  type StoredFile,
} from '@portal/shared-contracts';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFile, type FileProblem } from './check-file.ts';
import { uploadReducer, type UploadItem } from './upload-item.ts';

/** Options of {@link useUploads}. */
export interface UploadsOptions {
  /** Accepted file endings, lower case. */
  endings: readonly string[];
  /** Path of the upload call; the general one when missing. */
  path?: string;
  /** Files stored earlier. */
  initial?: readonly StoredFile[];
  /** Said in place of the general text when an upload breaks; refusals keep their own reason. */
  failureText?: string;
  /** Called with all stored files after each arrival or removal. */
  onChange?: (files: StoredFile[]) => void;
}

/** The uploads of one place, with what a person can do about them. */
export interface Uploads {
  items: readonly UploadItem[];
  isSending: boolean;
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

/** Sends several files at once, each with its own progress, cancel and retry. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { endings, path, initial = [], failureText, onChange } = options;
  const { t } = useTranslation('ui');
  const [items, dispatch] = useReducer(uploadReducer, initial, (files) => files.map(fromStored));
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const storedKeys = items.flatMap(({ stored }) => stored?.key ?? []).join();
  const reported = useRef(storedKeys);
  // Before the next paint: a file that is seen as arrived is already kept.
  useLayoutEffect(() => {
    if (reported.current === storedKeys) return;
    reported.current = storedKeys;
    onChange?.(items.flatMap(({ stored }) => stored ?? []));
  }, [storedKeys, items, onChange]);

  const explain = (problem: FileProblem): string => {
    if (problem.kind === 'name') return problem.text;
    if (problem.kind === 'type') return t('upload.type', { endings: problem.endings.join(', ') });
    return t(`upload.${problem.kind}`, { size: limits.fileBytes / 1024 / 1024 });
  };

  const send = useCallback(
    async (id: string, file: File) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      try {
        const stored = await uploadFile(file, {
          signal: controller.signal,
          onProgress: (percent) => dispatch({ type: 'progress', id, percent }),
          ...(path ? { path } : {}),
        });
        dispatch({ type: 'done', id, stored });
      } catch (error) {
        if (controller.signal.aborted) return;
        const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
        const general = error instanceof ApiError ? error.message : errorTexts.uploadFailed;
        const problem = isRefusal ? general : (failureText ?? general);
        dispatch({ type: 'failed', id, problem });
      } finally {
        running.current.delete(id);
      }
    },
    [path, failureText],
  );

  const add = (files: readonly File[]): void => {
    const room = limits.filesPerList - items.length;
    const added = files.map((file, index): UploadItem => {
      const problem = checkFile(file, endings);
      const text =
        index >= room
          ? t('upload.tooMany', { count: limits.filesPerList })
          : problem && explain(problem);
      const id = crypto.randomUUID();
      const base = { id, name: file.name, size: file.size, percent: 0 };
      return text
        ? { ...base, state: 'failed', problem: text }
        : { ...base, state: 'sending', file };
    });
    dispatch({ type: 'added', items: added });
    for (const { id, file } of added) if (file) void send(id, file);
  };

  return {
    items,
    isSending: items.some(({ state }) => state === 'sending'),
    add,
    retry: (id) => {
      const file = items.find((item) => item.id === id)?.file;
      if (!file) return;
      dispatch({ type: 'retried', id });
      void send(id, file);
    },
    remove: (id) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'removed', id });
    },
  };
};
