import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp } from '../../test/create-test-app.ts';
import { controlAddress } from './control-address.ts';
import { askServer } from './control-client.ts';
import { listenForCommands } from './control-server.ts';

test('P-13 what ends a line elsewhere ends none between a command and the server', async () => {
  const portal = await createTestApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-socket-'));
  const stop = await listenForCommands(portal.app, controlAddress(folder));
  const run = async (...argv: string[]) => {
    const lines: string[] = [];
    const exit = await askServer(controlAddress(folder), argv, (line) => lines.push(line));
    return { exit, lines };
  };
  const name = 'Acme\u2028Careers\u2029Ltd';
  expect(await run('site', 'set', 'acme', 'companyName', JSON.stringify(name))).toEqual({
    exit: 0,
    lines: [`companyName = ${JSON.stringify(name)}`],
  });
  expect(await run('site', 'show', 'acme', 'companyName')).toEqual({
    exit: 0,
    lines: [JSON.stringify(name)],
  });
  await stop();
  await portal.close();
  await rm(folder, { recursive: true });
});
