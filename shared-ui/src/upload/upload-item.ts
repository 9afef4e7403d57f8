import type { StoredFile } from '@portal/shared-contracts';
import type { FileProblem } from './check-file.ts';

/** One file on its way or arrived. */
export interface UploadItem {
  id: string;
  name: string;
  size: number;
  state: 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  /** Why it failed, in words. */
  problem?: string;
  /** Why it was never sent; worded each time it is drawn, in the language of then. */
  refusal?: FileProblem | { kind: 'tooMany' };
  /** Kept for Retry; missing for files that were there before, and for those that can never pass. */
  file?: File;
  /** The file as the server stored it. */
  stored?: StoredFile;
}

/** What happens to the list of uploads. */
export type UploadChange =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'progress'; id: string; percent: number }
  | { type: 'done'; id: string; stored: StoredFile }
  | { type: 'failed'; id: string; problem: string; isFinal: boolean }
  | { type: 'retried'; id: string }
  /** The server no longer has a file that had arrived. */
  | { type: 'gone'; key: string; problem: string }
  | { type: 'removed'; id: string };

/** The next list of uploads; one file's failure never touches another. */
export const uploadReducer = (
  items: readonly UploadItem[],
  change: UploadChange,
): readonly UploadItem[] => {
  if (change.type === 'added') return [...items, ...change.items];
  if (change.type === 'removed') return items.filter(({ id }) => id !== change.id);
  if (change.type === 'gone')
    return items.map((item) =>
      item.stored?.key === change.key
        ? { ...item, state: 'failed', problem: change.problem, stored: undefined }
        : item,
    );
  return items.map((item) => (item.id === change.id ? apply(item, change) : item));
};

const apply = (
  item: UploadItem,
  change: Exclude<UploadChange, { type: 'added' | 'removed' | 'gone' }>,
): UploadItem => {
  switch (change.type) {
    case 'progress':
      return { ...item, percent: change.percent };
    case 'done':
      return { ...item, state: 'done', percent: 100, stored: change.stored };
    case 'failed':
      return {
        ...item,
        state: 'failed',
        problem: change.problem,
        ...(change.isFinal ? { file: undefined } : {}),
      };
    case 'retried':
      return { ...item, state: 'sending', percent: 0, problem: undefined };
  }
};
