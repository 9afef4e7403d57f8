import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { PortalApp } from '../http/portal-app.ts';
import { createBackground } from '../kernel/background.ts';
import { createCommandLine } from './command-line.ts';
import { toLine } from './control-line.ts';

const request = z.object({ argv: z.array(z.string()), folder: z.string(), operator: z.string() });

const serve = async (app: PortalApp, socket: Socket, line: string): Promise<void> => {
  const send = (message: object) => void socket.write(toLine(message));
  const parsed = request.safeParse(JSON.parse(line));
  if (!parsed.success) return void socket.end();
  const cli = createCommandLine({
    platform: app.portal.platform,
    siteContext: app.portal.siteContext,
    folder: parsed.data.folder,
    operator: parsed.data.operator,
    print: (text) => send({ print: text }),
    forgetSites: () => app.portal.sites.forget(),
  });
  // Most servers never hear a command, so all of them together are loaded with the first.
  const { runCommand } = await import('./run-command.ts');
  send({ exit: await runCommand(parsed.data.argv, cli) });
  socket.end();
};

/**
 * The embedded database belongs to the server's process, so commands are run by it while it runs.
 * Only the user who started the server can open the socket. What is returned takes no more of them, and waits for
 * those under way.
 */
export const listenForCommands = async (
  app: PortalApp,
  address: string,
): Promise<() => Promise<void>> => {
  await rm(address, { force: true });
  // So that no command is cut.
  const commands = createBackground();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.on('error', () => socket.destroy());
    lines.once('line', (line) => {
      commands.run(serve(app, socket, line).catch(() => void socket.destroy()));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  await chmod(address, 0o600);
  return async () => {
    server.close();
    await rm(address, { force: true });
    await commands.settled();
  };
};
