import type { DatabaseServer } from '../../src/kernel/database.ts';
import {
  listShellBuilds,
  noteShellBuild,
} from '../../src/releases/publishing/shell-builds.repository.ts';
import { getSequence } from '../../src/releases/store/registry.repository.ts';
import { type Place, rowsOf } from './places.ts';

const SETTLED = ['mail_notices', 'shell_builds'];

/** Every row but those that a restore settles: of mails, the registry's number and builds of the shell. */
export const keptRows = async (server: DatabaseServer) => {
  const rows = await rowsOf(server);
  for (const table of SETTLED) rows.delete(table);
  // The number is the second column of its only row; the keys beside it have to be the same.
  const registry = (rows.get('registry') ?? []).map((line) =>
    line.replace(/^\((\w+),\d+,/, '($1,'),
  );
  return rows.set('registry', registry);
};

/** A build of the shell, whose files no backup carries. */
export const addShell = (server: DatabaseServer): Promise<void> =>
  noteShellBuild(server.owner(), { build: 'a', files: ['main.1.js'], at: new Date() });

/** Devices have seen higher numbers than the backup has, and take no set with a lower one. */
export const expectNewerSets = async (place: Place): Promise<void> => {
  expect(await place.look((server) => getSequence(server.owner()))).toBeGreaterThan(1_700_000_000);
  expect(await place.look((server) => listShellBuilds(server.owner()))).toEqual([]);
};
