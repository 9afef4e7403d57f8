import { createSocket } from 'node:dgram';
import { nameServers } from './name-servers.ts';

/** A name server that answers every question with this code alone. */
const answering = async (code: number) => {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const reply = Buffer.from(question);
    reply.writeUInt16BE(0x8180 | code, 2);
    socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { socket, names: nameServers([`127.0.0.1:${socket.address().port}`]) };
};

test('BO-27 a name without a record says nothing; a name server that fails is no such answer', async () => {
  const [none, failing] = [await answering(3), await answering(2)];
  expect(await none.names.texts('a.example')).toEqual([]);
  expect(await none.names.aliases('a.example')).toEqual([]);
  await expect(failing.names.texts('a.example')).rejects.toThrow();
  await expect(failing.names.aliases('a.example')).rejects.toThrow();
  none.socket.close();
  failing.socket.close();
});
