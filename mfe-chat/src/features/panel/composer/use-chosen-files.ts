import { acceptedEndings } from '@portal/shared-contracts';
import { checkFile, type FileProblem } from '@portal/shared-ui/upload';
import { useState } from 'react';

/** A file that was not sent, and why. */
export interface RefusedFile {
  name: string;
  problem: FileProblem;
}

/** Checks picked, dropped and pasted files alike; the good ones go on their way at once, the others are named until forgotten. */
export const useChosenFiles = (send: (file: File) => void) => {
  const [problems, setProblems] = useState<readonly RefusedFile[]>([]);
  const choose = (files: readonly File[]): void => {
    const checked = files.map((file) => ({ file, problem: checkFile(file, acceptedEndings.chat) }));
    setProblems(
      checked.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : [])),
    );
    for (const { file, problem } of checked) if (!problem) send(file);
  };
  return { problems, choose, forget: () => setProblems([]) };
};
