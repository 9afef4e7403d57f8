import { createServer, type Socket } from 'node:net';
import { type ReadMail, readMail } from './read-mail.ts';

/** What a mail server does with a mail; where it hangs or cuts after the content, the mail may well arrive. */
export type Fate = 'taken' | 'busy' | 'hung' | 'cut before' | 'cut after';

/** A mail server in this process, for portals in others. */
export interface MailServer {
  url: string;
  /** What its readers may have got: what it took, and what it had when it went silent. */
  arrived: ReadMail[];
  /** How many words were said on all lines so far. */
  words(): number;
  /** Whether every line that is open waits for an answer that never comes. */
  isStuck(): boolean;
  close(): void;
}

const END = '\r\n.\r\n';

/** One line to the server: reads commands, then the content, and does what the fate of the mail says. */
const converse = (
  socket: Socket,
  fate: Fate,
  heard: { word(): void; mail(raw: string): void; hang(): void },
  answersAfter: number,
): void => {
  let waiting = '';
  let isContent = false;
  const answer = (text: string): void => {
    if (answersAfter === 0) socket.write(text);
    else setTimeout(() => socket.write(text), answersAfter);
  };
  const takeContent = (raw: string): void => {
    if (fate !== 'busy') heard.mail(raw);
    if (fate === 'cut after') socket.destroy();
    else if (fate === 'hung') heard.hang();
    else answer(fate === 'busy' ? '451 busy\r\n' : '250 taken\r\n');
  };
  const takeCommand = (line: string): void => {
    if (/^RCPT TO/i.test(line) && fate === 'cut before') return void socket.destroy();
    isContent = /^DATA/i.test(line);
    answer(isContent ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
  };
  answer('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    waiting += data.toString('latin1');
    for (;;) {
      const end = isContent ? END : '\r\n';
      const at = waiting.indexOf(end);
      if (at === -1) return;
      const said = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      heard.word();
      if (isContent) {
        isContent = false;
        takeContent(said);
      } else takeCommand(said);
      heard.word();
    }
  });
};

/** Opens one; `fateOf` decides for each line what becomes of its mail. It may be far away: milliseconds until it answers. */
export const openMailServer = async (fateOf: () => Fate, answersAfter = 0): Promise<MailServer> => {
  const arrived: ReadMail[] = [];
  const open = new Set<Socket>();
  const hung = new Set<Socket>();
  let words = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      hung.delete(socket);
    });
    const heard = {
      word: () => {
        words += 1;
      },
      mail: (raw: string) => arrived.push(readMail(raw)),
      hang: () => hung.add(socket),
    };
    converse(socket, fateOf(), heard, answersAfter);
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    words: () => words,
    isStuck: () => hung.size > 0 && hung.size === open.size,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
