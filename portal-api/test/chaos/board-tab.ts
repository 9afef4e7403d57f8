import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { BoardColumn } from '@portal/shared-contracts/boards';
import { childEnvironment } from './child-environment.ts';

/** The browser's own board code without its screen, in a process of its own. */
export interface BoardTab {
  /** Does so many random things; resolves when the server has answered all of them. */
  work(operations: number): Promise<void>;
  /** What the tab shows once nothing is on its way. */
  shown(): Promise<BoardColumn[]>;
  close(): Promise<void>;
}

const TAB = path.join(import.meta.dirname, '../../../mfe-boards-jobs/src/testing/board-tab.ts');

/** Opens a board in a tab that talks to the server at `origin`. */
export const boardTab = async (options: {
  origin: string;
  cookie: string;
  boardId: string;
  seed: number;
}): Promise<BoardTab> => {
  const child: ChildProcess = fork(TAB, [JSON.stringify(options)], {
    execArgv: ['--no-warnings'],
    env: childEnvironment(),
  });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The tab ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as T);
      });
    });
  const order = <T>(message: object): Promise<T> => {
    const answer = next<T>();
    child.send(message);
    return answer;
  };
  await next();
  return {
    work: async (operations) => void (await order({ do: 'work', operations })),
    shown: () => order({ do: 'show' }),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
};
