import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { seedDemo } from '../../seed/index.ts';
import { createApp } from '../../src/app.ts';
import type { PortalApp } from '../../src/http/portal-app.ts';
import { readConfig } from '../../src/kernel/config/config.ts';
import { createLog } from '../../src/kernel/log.ts';
import { openPlatform, type OpenPlatform } from '../../src/open-platform.ts';
import { publishLocalBuilds } from '../../src/releases/publishing/local-builds.ts';
import { openReleases } from '../../src/releases/registry/open-registry.ts';
import { bareServer, type KnownCall } from './bare-server.ts';
import { hotCalls } from './hot-calls.ts';
import { inOrder, noteWork } from './noted-work.ts';

// The process of `pnpm bench api` that serves: the portal and the bare server on one database, so that a busy moment
// of the machine, a pause of the collector or a cold page meets both.

/** What the process tells once both listen. */
export interface BothServers {
  portal: number;
  bare: number;
  calls: { name: string; url: string; headers: Record<string, string>; statements: number }[];
}

const config = readConfig(process.env);
const platform = await openPlatform(config, createLog(config.logLevel));
if (config.seedDemo) await seedDemo(platform);
const releases = await openReleases(platform);

const listen = async (app: Pick<PortalApp, 'listen' | 'server'>): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** What each call asks of the database once everything is known that is kept, and what it answers. */
const learn = async (served: OpenPlatform): Promise<KnownCall[]> => {
  const { server, take } = noteWork(served.database);
  const watched = { ...served, database: server };
  // The registry of releases asks the database too.
  const app = await createApp(watched, await openReleases(watched));
  const known: KnownCall[] = [];
  for (const call of await hotCalls(served.database)) {
    const ask = () => app.inject({ url: call.url, headers: call.headers });
    for (let warm = 0; warm < 3; warm += 1) await ask();
    await app.portal.settled();
    take();
    const { statusCode, headers, rawPayload: body } = await ask();
    if (statusCode !== 200)
      throw new Error(`${call.url} answers ${statusCode}: ${body.toString()}`);
    const mimetype = String(headers['content-type']);
    known.push({ ...call, mimetype, body, work: inOrder(take()) });
  }
  await app.close();
  return known;
};

if (config.localBuilds) await publishLocalBuilds(platform, releases, config.localBuilds);
const known = await learn(platform);
const folder = path.join(config.dataDir, 'bare');
await mkdir(folder, { recursive: true });
const portal = await createApp(platform, releases);
const bare = await bareServer(known, folder);
const both: BothServers = {
  portal: await listen(portal),
  bare: await listen(bare),
  calls: known.map(({ name, url, headers, work }) => ({
    name,
    url,
    headers: { ...headers },
    statements: work.flat().reduce((sum, { statements }) => sum + statements.length, 0),
  })),
};
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  void Promise.all([portal.close(), bare.close()])
    .then(() => platform.close())
    .then(() => process.exit(0));
});
process.send?.(both);
