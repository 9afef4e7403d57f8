import { createTestApp, type TestApp } from '../create-test-app.ts';
import { playAll } from './isolation-run.ts';
import { withoutSiteFilters } from './without-site-filters.ts';

let portal: TestApp;
afterEach(() => portal.close());

// In a file of its own: it takes as long as the run with all filters, and files run side by side.
test('PL-02 strangers get nothing where the code has forgotten every site filter', async () => {
  portal = await createTestApp({ seed: 'demo', wrap: withoutSiteFilters });
  expect(await playAll(portal)).toEqual([]);
});
