import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCheckoutLink, getCustomCheckoutLink } from '@portal/shared-contracts/checkout';
import { getWebsite } from '@portal/shared-contracts/website';
import { critiqueId } from '../../../../seed/money.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');
const critique = critiqueId('northwind', 'fresh');

describe('custom checkout', () => {
  let shop: Server;
  let asked: { url: string; authorization: string | undefined }[] = [];
  let answer: unknown = {};
  beforeAll(async () => {
    shop = createServer((request, response) => {
      asked.push({
        url: request.url ?? '',
        authorization: request.headers['x-shop-token']?.toString(),
      });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    await portal.app.portal.platform.database
      .platform()
      .query(`update sites set settings = settings || $1::jsonb where site_id = 'acme'`, [
        JSON.stringify({
          customCheckout: {
            url: `http://127.0.0.1:${port}/links`,
            method: 'POST',
            responseFieldPath: 'data.link',
            token: 'very-secret-token',
            tokenName: 'X-Shop-Token',
            tokenLocation: 'header',
          },
        }),
      ]);
    portal.app.portal.sites.forget();
  });
  afterAll(() => void shop.close());
  const productId = packageId('acme', 'starter');

  test('CR-32 the link comes from the firm, and its token stays on the server', async () => {
    asked = [];
    answer = { data: { link: 'https://shop.example.com/pay/1' } };
    const visitor = portal.visit('acme');
    const reply = await visitor.call(getCustomCheckoutLink, { productId, email: 'a@example.com' });
    expect(reply.body.link).toBe('https://shop.example.com/pay/1');
    expect(asked[0]?.authorization).toBe('very-secret-token');
    const config = await visitor.call(getWebsite, {});
    expect(JSON.stringify(config.body)).not.toContain('very-secret-token');
  });

  test.each([[{}], [{ data: {} }], [{ data: { link: 'javascript:alert(1)' } }]])(
    'CR-32 a reply such as %j is inconsistent',
    async (wrong) => {
      answer = wrong;
      const reply = await portal.visit('acme').call(getCustomCheckoutLink, { productId });
      expect(reply.error.message).toBe('The Custom Checkout Data is inconsistent!');
    },
  );

  test('CR-30 the link of a review leads to the own checkout or to the firm, and needs a valid email', async () => {
    const own = await portal
      .visit()
      .call(getCheckoutLink, { packageId: item, critiqueId: critique });
    expect(own.body.data).toMatchObject({
      isCustomCheckout: false,
      link: `/checkout?item=${item}&critiqueId=${critique}`,
    });
    answer = { data: { link: 'https://shop.example.com/pay/2' } };
    const custom = { packageId: productId, critiqueId: critiqueId('acme', 'fresh') };
    expect((await portal.visit('acme').call(getCheckoutLink, custom)).body.data).toMatchObject({
      isCustomCheckout: true,
      link: 'https://shop.example.com/pay/2',
    });
    await portal
      .db('acme')
      .query("update critiques set email = 'not an address' where id = $1", [custom.critiqueId]);
    expect((await portal.visit('acme').call(getCheckoutLink, custom)).status).toBe(422);
  });
});
