import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const READY = 0x5a;
const IDLE = 0x49;

/** A message of PostgreSQL with the given kind and content. */
const message = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const WELCOME = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('Z', Buffer.from('I')),
]);

const startup = (user: string, database: string): Buffer => {
  const text = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(text.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, text]);
};

/** Whether these bytes end with the word that a transaction is over. */
const isOver = (bytes: Buffer): boolean =>
  bytes.length >= 6 && bytes.at(-6) === READY && bytes.at(-1) === IDLE;

/** A pooler in transaction mode at its smallest: all clients share one session, one transaction after another. */
export const oneSessionPooler = async (target: URL) => {
  const backend = connect(Number(target.port || 5432), target.hostname);
  backend.write(startup(target.username, target.pathname.slice(1)));
  await new Promise<void>((resolve) => {
    const hear = (bytes: Buffer): void => {
      if (!isOver(bytes)) return;
      backend.off('data', hear);
      resolve();
    };
    backend.on('data', hear);
  });
  let holder: Socket | undefined;
  const waiting: (() => void)[] = [];
  backend.on('data', (bytes: Buffer) => {
    holder?.write(bytes);
    if (!isOver(bytes)) return;
    holder = undefined;
    waiting.shift()?.();
  });
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    client.once('data', () => {
      client.write(WELCOME);
      client.on('data', (bytes: Buffer) => {
        if (bytes[0] === 'X'.charCodeAt(0)) return void client.end();
        const send = (): void => {
          holder = client;
          backend.write(bytes);
        };
        if (holder && holder !== client) waiting.push(send);
        else send();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close: async () => {
      backend.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
