import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from './child-environment.ts';

/** What one end shows. */
export interface EndState {
  shown: { seq: number; client_id: string; content: string; sent_by: string }[];
  /** Messages that are still on their way. */
  outgoing: number;
  /** What an end must never do, e.g. show a message twice or lose one that it showed. */
  violations: string[];
}

/** How far an end has come. */
export interface EndPlace {
  outgoing: number;
  /** The place of the last message that it shows. */
  last: number;
}

/** The browser's own chat code without its screen, in a process of its own. */
export interface ChatEnd {
  send(text: string): void;
  /** As after a reload of the page: only the outbox survives. */
  reload(): void;
  place(): Promise<EndPlace>;
  /** Loads the whole history first when `isWhole`. */
  state(isWhole?: boolean): Promise<EndState>;
  close(): Promise<void>;
}

const END = path.join(import.meta.dirname, '../../../mfe-chat/src/testing/delivery-end.ts');

/** Starts an end that talks to the server behind `port`. */
export const chatEnd = async (options: {
  port: number;
  cookie: string;
  orderId: string;
  me: { id: string; role: string };
}): Promise<ChatEnd> => {
  const child: ChildProcess = fork(END, [JSON.stringify(options)], {
    execArgv: ['--no-warnings'],
    env: childEnvironment(),
  });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The end ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as T);
      });
    });
  await next();
  return {
    send: (text) => void child.send({ do: 'send', text }),
    reload: () => void child.send({ do: 'reload' }),
    place: () => {
      const answer = next<EndPlace>();
      child.send({ do: 'place' });
      return answer;
    },
    state: (isWhole = false) => {
      const answer = next<EndState>();
      child.send({ do: 'state', isWhole });
      return answer;
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
};
