import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { toLine } from './control-line.ts';

/** Asks the running server to run the command; nothing when no server runs. */
export const askServer = (
  address: string,
  argv: readonly string[],
  print: (line: string) => void,
): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = connect(address);
    let exit: number | undefined;
    const hear = (line: string): void => {
      const message = JSON.parse(line) as { print?: string; exit?: number };
      if (message.print !== undefined) print(message.print);
      if (message.exit !== undefined) exit = message.exit;
    };
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => {
      const lines = createInterface({ input: socket });
      lines.on('line', hear);
      // A server that dies half-way is a failed command, not one to run a second time.
      lines.on('error', () => resolve(1));
      lines.once('close', () => resolve(exit ?? 1));
      socket.write(toLine({ argv, folder: process.cwd(), operator: userInfo().username }));
    });
  });
