import type { CardProvider } from '../../harness/card-provider/card-provider.ts';
import {
  startPortalWithProvider,
  type PortalWithProvider,
} from '../../harness/card-provider/portal-with-provider.ts';
import { sites } from '../../harness/people/sites.ts';
import { test as base } from '../../harness/test.ts';

interface WorkerFixtures {
  portal: PortalWithProvider;
}

/** Tests on a portal with an account at the card provider of this machine, which serves their pages. */
export const test = base.extend<{ provider: CardProvider }, WorkerFixtures>({
  portal: [
    // Playwright reads the names of what a fixture needs; this one needs nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const portal = await startPortalWithProvider();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: async ({ portal }, use) =>
    use({ ...sites.northwind, origin: () => `http://localhost:${portal.port}` }),
  context: async ({ portal, context }, use) => {
    await portal.provider.serve(context);
    await use(context);
  },
  provider: ({ portal }, use) => use(portal.provider),
});
