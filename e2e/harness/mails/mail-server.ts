import { createServer, type Socket } from 'node:net';
import { readMail, type ReadMail } from './read-mail.ts';

/** What becomes of a mail: `after` and `hung` leave open whether it arrived, and here it does. */
export type Fate = 'taken' | 'busy' | 'hung' | 'cut before' | 'cut after';

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  /** What its readers have. */
  arrived: ReadMail[];
  close(): void;
}

const END = '\r\n.\r\n';

const replyTo = (line: string): string => {
  if (/^DATA/i.test(line)) return '354 go on\r\n';
  return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
};

const converse = (socket: Socket, fate: Fate, take: (raw: string) => void): void => {
  let heard = '';
  let isContent = false;
  const hearContent = (raw: string): void => {
    isContent = false;
    if (fate === 'busy') return void socket.write('451 busy\r\n');
    take(raw);
    if (fate === 'cut after') socket.destroy();
    else if (fate === 'taken') socket.write('250 taken\r\n');
  };
  const hearCommand = (line: string): void => {
    if (fate === 'cut before' && /^RCPT TO/i.test(line)) return void socket.destroy();
    isContent = /^DATA/i.test(line);
    socket.write(replyTo(line));
  };
  socket.on('error', () => undefined);
  socket.write('220 here\r\n');
  socket.on('data', (data) => {
    heard += data.toString('latin1');
    for (;;) {
      const end = isContent ? END : '\r\n';
      const at = heard.indexOf(end);
      if (at < 0) return;
      const said = heard.slice(0, at);
      heard = heard.slice(at + end.length);
      (isContent ? hearContent : hearCommand)(said);
    }
  });
};

/** Opens one; `fateOf` decides for each line what becomes of its mail, and `onTaken` hears of what it has. */
export const openMailServer = async (
  fateOf: () => Fate,
  onTaken: (count: number) => void = () => undefined,
): Promise<MailServer> => {
  const arrived: ReadMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    converse(socket, fateOf(), (raw) => onTaken(arrived.push(readMail(raw))));
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
