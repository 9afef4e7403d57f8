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

test('HS-55 it is not there for other computers nor behind a proxy', async () => {
  expect((await look('northwind', { remoteAddress: '10.0.0.7' })).body).not.toContain(
    'clara@example.com',
  );
  const proxied = await portal
    .visit()
    .inject({ url: '/mailbox', headers: { accept: 'text/html', 'x-forwarded-for': '10.0.0.7' } });
  expect(proxied.body).not.toContain('clara@example.com');
});
