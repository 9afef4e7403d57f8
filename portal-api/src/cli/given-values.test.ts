import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { createCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const run = async (...argv: string[]): Promise<{ exit: number; text: string }> => {
  const lines: string[] = [];
  const cli = createCommandLine({
    platform: portal.platform,
    siteContext: portal.app.portal.siteContext,
    folder: portal.platform.config.dataDir,
    operator: 'ann',
    print: (line) => lines.push(line),
    forgetSites: () => portal.app.portal.sites.forget(),
  });
  return { exit: await runCommand(argv, cli), text: lines.join('\n') };
};

test.each([
  ['a whole number from 1', ['review', 'funnel', 'northwind', '--days', '-3']],
  ['a whole number from 1', ['audit', 'list', 'northwind', '--limit', 'ten']],
  ['a whole number from 1', ['order', 'add-many', 'abc']],
  ['jsonl, csv', ['audit', 'export', 'northwind', '--format', 'xml']],
  ['a day such as 2026-01-31', ['review', 'analyse', 'resume.pdf', '--as-of', 'banana']],
  ['a day such as 2026-01-31', ['review', 'analyse', 'resume.pdf', '--as-of', '2026-02-31']],
])('PL-60 RV-59 RV-60 what is not %s is refused: %j', async (allowed, argv) => {
  expect(await run(...argv)).toEqual({ exit: 1, text: expect.stringContaining(allowed) });
});
