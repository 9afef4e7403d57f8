import { createServer } from 'node:net';

/** A mail server that answers each command as the test says; without an answer it hangs up. */
export const answering = async (
  answerTo: (line: string) => string | undefined,
): Promise<string> => {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        const answer = answerTo(line);
        if (answer === undefined) return socket.destroy();
        if (answer !== '') socket.write(`${answer}\r\n`);
      }
      return undefined;
    });
  }).unref();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`),
    ),
  );
};
