import { untilShell } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { expect, test } from '../../harness/test.ts';

test.describe('the release set', () => {
  test.use({ person: 'customer' });

  test('a remote costs no manifest request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const untilNetworkIdle = trackNetwork(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await untilNetworkIdle();
    expect(asked.filter((url) => /manifest|remote\.json/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('/remoteEntry.js'))).toHaveLength(1);
  });

  for (const [what, change] of [
    ['one changed byte', (text: string) => text.replace('northwind', 'northwinD')],
    ['garbage', () => 'garbage'],
    ['an empty object', () => '{}'],
  ] as const)
    test(`PL-11 with ${what} in it no remote runs and the shell still stands`, async ({ page }) => {
      await page.route('**/dashboard', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.text()).replace(
          /(<script type="application\/json" id="portal-website"[^>]*>)(.*?)(<\/script>)/s,
          (_all, open: string, json: string, close: string) => {
            const website = JSON.parse(json) as { releases: { payload: string } };
            website.releases.payload = change(website.releases.payload);
            return `${open}${JSON.stringify(website).replaceAll('<', '\\u003c')}${close}`;
          },
        );
        // The reply was compressed; what is handed on is not.
        const {
          'content-encoding': _encoding,
          'content-length': _length,
          ...headers
        } = reply.headers();
        await route.fulfill({ status: reply.status(), headers, body });
      });
      await page.goto('/dashboard');
      await untilShell(page);
      await expect(page.getByRole('banner').first()).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(globalThis).filter((key) => /^mfe_/.test(key))),
      ).toEqual([]);
    });
});

test.describe('signed out', () => {
  test('the sign-in page asks for no remote', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const untilNetworkIdle = trackNetwork(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await untilNetworkIdle();
    expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);
  });
});
