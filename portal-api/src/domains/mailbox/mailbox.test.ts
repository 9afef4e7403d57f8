import { productionEnvironment } from '../../../test/production-environment.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  const { mail } = await portal.context();
  await mail.send({
    to: 'clara@example.com',
    subject: '<b>Hi</b>',
    text: '<script>alert(1)</script> http://localhost/x?a=1',
  });
});
afterAll(() => portal.close());

const look = (site: 'northwind' | 'acme', extra: object = {}) =>
  portal.visit(site).inject({ url: '/mailbox', headers: { accept: 'text/html' }, ...extra });

test('HS-55 the mailbox shows the mails of its site with harmless text and links', async () => {
  const page = await look('northwind');
  expect(page.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  expect(page.body).toContain('<a href="http://localhost/x?a=1">');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await look('acme')).body).toContain('No mail yet.');
});

test('P-03 HS-55 production has no mailbox, whoever asks', async () => {
  const closed = await createTestApp({
    config: productionEnvironment,
  });
  const { mail } = await closed.context();
  await mail.send({ to: 'clara@example.com', subject: 'Hi', text: 'Hi' });
  for (const remoteAddress of ['127.0.0.1', '10.0.0.7']) {
    const page = await closed.visit().inject({ url: '/mailbox', remoteAddress });
    expect(page.statusCode).not.toBe(200);
    expect(page.body).not.toContain('clara@example.com');
  }
  await closed.close();
});
