import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { runOn } from '../../test/commands/run-on.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test.each([
  ['a whole number from 1', ['review', 'funnel', 'northwind', '--days', '-3']],
  ['a whole number from 1', ['audit', 'list', 'northwind', '--limit', 'ten']],
  ['a whole number from 1', ['order', 'add-many', 'abc']],
  ['jsonl, csv', ['audit', 'export', 'northwind', '--format', 'xml']],
  ['a day such as 2026-01-31', ['review', 'analyse', 'resume.pdf', '--as-of', 'banana']],
  ['a day such as 2026-01-31', ['review', 'analyse', 'resume.pdf', '--as-of', '2026-02-31']],
])('PL-60 RV-59 RV-60 what is not %s is refused: %j', async (allowed, argv) => {
  const { exit, lines } = await runOn(portal, ...argv);
  expect({ exit, text: lines.join('\n') }).toEqual({
    exit: 1,
    text: expect.stringContaining(allowed),
  });
});
