import { fileEnding, fileNameProblem, limits } from '@portal/shared-contracts';

/** Why a file is refused before it is sent. */
export type FileProblem =
  /** `text` is English and for remotes that were built for contracts before 3.8.0; the others word the kind. */
  | { kind: 'name'; text: string }
  | { kind: 'type'; endings: readonly string[] }
  | { kind: 'size' }
  | { kind: 'empty' };

/** Checks name, ending and size before anything is sent (SC-38, SC-43). */
export const checkFile = (file: File, endings: readonly string[]): FileProblem | undefined => {
  const text = fileNameProblem(file.name);
  if (text) return { kind: 'name', text };
  if (!endings.includes(fileEnding(file.name))) return { kind: 'type', endings };
  if (file.size > limits.fileBytes) return { kind: 'size' };
  return file.size === 0 ? { kind: 'empty' } : undefined;
};
