import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings, saveSettings, testCheckout } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const save = async (admin: TestClient, changes: Record<string, unknown>) => {
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  return admin.call(saveSettings, { baseVersion, changes });
};

describe('BO-23 an own checkout', () => {
  let shop: Server;
  let answer: { status: number; body: unknown };
  let tokens: (string | undefined)[];
  const customCheckout = () => ({
    url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/links`,
    responseFieldPath: 'data.link',
    tokenName: 'x-shop-token',
    token: '',
  });
  beforeAll(async () => {
    tokens = [];
    shop = createServer((request, response) => {
      tokens.push(request.headers['x-shop-token']?.toString());
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void shop.close());

  test('BO-23 is tried before it is saved: status and link, or what is wrong', async () => {
    const admin = await portal.signIn('admin');
    expect((await admin.call(testCheckout, {})).status).toBe(422);
    answer = { status: 201, body: { data: { link: 'https://shop.example/pay/1' } } };
    const tried = await admin.call(testCheckout, { customCheckout: customCheckout() });
    expect(tried.body).toMatchObject({ httpStatus: 201, link: 'https://shop.example/pay/1' });
    answer = { status: 200, body: {} };
    const wrong = await admin.call(testCheckout, { customCheckout: customCheckout() });
    expect([wrong.status, wrong.error.message]).toEqual([
      422,
      'The Custom Checkout Data is inconsistent!',
    ]);
  });

  test('BO-23 the stored token goes to the saved address alone', async () => {
    const admin = await portal.signIn('admin');
    await save(admin, { customCheckout: { ...customCheckout(), token: 'sesame' } });
    answer = { status: 200, body: { data: { link: 'https://shop.example/pay/1' } } };
    tokens = [];
    await admin.call(testCheckout, { customCheckout: customCheckout() });
    const elsewhere = customCheckout().url.replace('127.0.0.1', 'localhost');
    await admin.call(testCheckout, { customCheckout: { ...customCheckout(), url: elsewhere } });
    expect(tokens[0]).toBe('sesame');
    expect(tokens.slice(1).filter(Boolean)).toEqual([]);
  });

  test('BO-23 a new address of the checkout does not take the stored token along', async () => {
    const admin = await portal.signIn('admin');
    answer = { status: 200, body: { data: { link: 'https://shop.example/pay/1' } } };
    const elsewhere = customCheckout().url.replace('127.0.0.1', 'localhost');
    const sentBy = async (changes: Record<string, unknown>) => {
      await save(admin, { customCheckout: { ...customCheckout(), token: 'sesame' } });
      const { body } = await save(admin, changes);
      tokens = [];
      await admin.call(testCheckout, {});
      return { secrets: body.secrets, token: tokens[0] };
    };
    const path = `${customCheckout().url}/v2`;
    expect(await sentBy({ customCheckout: { ...customCheckout(), url: path } })).toEqual({
      secrets: ['customCheckout.token'],
      token: 'sesame',
    });
    const dropped = { secrets: [], token: undefined };
    expect(await sentBy({ customCheckout: { ...customCheckout(), url: elsewhere } })).toEqual(
      dropped,
    );
    expect(await sentBy({ 'customCheckout.url': elsewhere })).toEqual(dropped);
    const again = { ...customCheckout(), url: elsewhere, token: 'sesame' };
    expect((await sentBy({ customCheckout: again })).token).toBe('sesame');
  });
});
