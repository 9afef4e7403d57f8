import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between one browser and the servers, as bad as a test wants it. */
export interface FaultyLine {
  port: number;
  /** Breaks everything that is open, in the middle of whatever is on its way. */
  cut(): void;
  /** From now on nothing is passed on, in either direction, though everything stays open and is accepted. */
  silence(): void;
  /** Passes on again, on new connections: no network loses the middle of a stream and goes on. */
  speak(): void;
  close(): Promise<void>;
}

/** `chooseServer` gives the port of the server for each new connection; `at` is the line's own, or any. */
export const faultyLine = async (chooseServer: () => number, at = 0): Promise<FaultyLine> => {
  const open = new Set<Socket>();
  let isSilent = false;

  const keep = (socket: Socket, other: () => Socket): void => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      other().destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      if (!isSilent) other().write(data);
    });
  };

  const server: Server = createServer((browser) => {
    const upstream = connect(chooseServer(), '127.0.0.1');
    keep(browser, () => upstream);
    keep(upstream, () => browser);
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(at, '127.0.0.1', () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    }),
  );
  const cut = (): void => open.forEach((socket) => socket.destroy());
  return {
    port,
    cut,
    silence: () => {
      isSilent = true;
    },
    speak: () => {
      cut();
      isSilent = false;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
};
