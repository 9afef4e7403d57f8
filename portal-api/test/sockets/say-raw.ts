import { connect } from 'node:net';

/** Everything that a server on this port says to these bytes until it closes the connection itself. */
export const sayRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
