import { createServer, type AddressInfo, type Server } from 'node:net';
import { refuseTakenPort } from './wait-until-ready.ts';

const listening = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });

test('a second start says that the port is taken, and takes no other server for its own', async () => {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  await expect(refuseTakenPort(port)).rejects.toThrow(`port ${port} already`);
  await new Promise((resolve) => server.close(resolve));
  await expect(refuseTakenPort(port)).resolves.toBeUndefined();
});
