import type { Page } from '@playwright/test';
import { trackNetwork } from '../../harness/pages/network.ts';
import { pageOf, expect, test } from '../../harness/test.ts';
import { remotePages } from '../../harness/releases/remote-pages.data.ts';

/** What the page's policy refused, as the browser names it. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { tellRefused } = globalThis as unknown as { tellRefused(what: string): void };
      tellRefused(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return refused;
};

test.describe('P-14 Trusted Types', () => {
  for (const reader of ['customer', 'writer'] as const)
    test(`P-14 the remotes of a ${reader} work under the policy`, async ({ browser }) => {
      const page = await pageOf(browser, reader);
      const refused = await watchPolicy(page);
      const untilNetworkIdle = trackNetwork(page);
      for (const { remote, path, heading } of remotePages.filter(({ person }) => person === reader))
        await test.step(remote, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
          await untilNetworkIdle();
          expect(refused).toEqual([]);
        });
      await page.context().close();
    });

  test('P-14 the pages of a guest work under the policy', async ({ page }) => {
    const refused = await watchPolicy(page);
    const untilNetworkIdle = trackNetwork(page);
    for (const path of ['/login', '/forgot-password', '/checkout', '/review', '/nowhere'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('#root')).not.toBeEmpty();
        await untilNetworkIdle();
        expect(refused).toEqual([]);
      });
  });
});

test.describe('P-14 Trusted Types against an attack', () => {
  test.use({ triesForbidden: true });

  test('P-14 text becomes neither a page nor a script, and no stranger brings one', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const outcome = await page.evaluate(() => {
      const attempt = (work: () => void): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return {
        html: attempt(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
        code: attempt(() => (script.textContent = 'globalThis.stolen = true')),
        address: attempt(() => (script.src = 'https://evil.example/x.js')),
        handler: attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
        policy: attempt(() => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          };
          trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
        }),
        style: attempt(() => (document.createElement('style').innerHTML = 'p{color:red}')),
        own: attempt(() => (document.createElement('script').src = '/shell/none.js')),
      };
    });
    expect(outcome).toEqual({
      html: 'TypeError',
      code: 'TypeError',
      address: 'TypeError',
      handler: 'TypeError',
      policy: 'TypeError',
      style: 'done',
      own: 'done',
    });
  });
});
