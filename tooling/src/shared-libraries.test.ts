import { join } from 'node:path';
import { providedLibraries, sharedForRemote } from './shared-libraries.ts';
import { workspaceRoot } from './workspace.ts';

// What every release so far asks of the shell; its own versions go on by themselves.
test.each([
  ['@portal/shared-contracts', '2.0.0'],
  ['@portal/shared-ui', '1.0.0'],
])('PL-08 the shell shares %s as %s, which earlier releases ask for', (name, version) => {
  const asked = sharedForRemote(join(workspaceRoot, 'mfe-chat'));
  expect(asked[name]?.requiredVersion).toBe(`^${version}`);
  const provided = providedLibraries(join(workspaceRoot, 'host-shell'));
  expect(provided.find((library) => library.name === name)?.version).toBe(version);
});
