import { safePath, safeTarget } from '@portal/shared-contracts/remote';
import { returnLocation } from './return-location.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https://localhost@evil.example',
  'https://localhost:4000@evil.example',
  'user@evil.example',
  'https://evil.example/localhost',
  'https://localhost.evil.example',
  'https://evil.example#localhost',
  'https://evil.example?localhost',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'ftp://evil.example',
  'evil.example',
  './/evil.example',
  '../evil',
  '?next=//evil.example',
  '#//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/%09/..//evil.example/x\\',
  '',
  '/\u0000/evil.example',
  '\u0001https://evil.example',
  'https://[::1]@evil.example',
  'https://evil.example\\@localhost',
  'http:\\\\evil.example',
  '/\u007f/evil.example',
  'https://evil。example',
  '//evil。example',
  'https:\\\\evil.example',
  'wss://evil.example',
];

test.each(hostile)('HS-26 the redirect target %j never leaves the site', (target) => {
  expect(safePath(target)).toBeUndefined();
  expect(returnLocation(target)).toBeUndefined();
  expect(safeTarget(target, ['https://shop.example'])).toBeUndefined();
});

test('HS-26 at least forty hostile forms are refused', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
});

test('HS-26 values that are not text are no target', () => {
  for (const value of [undefined, null, 1, {}, ['/x'], new URL('https://evil.example')]) {
    expect(safePath(value)).toBeUndefined();
  }
});

test('HS-26 paths of the site pass with query and hash', () => {
  expect(safePath('/orders/view/7?tab=files#chat')).toBe('/orders/view/7?tab=files#chat');
  expect(safePath('/a/%2F%2Fevil.example')).toBe('/a/%2F%2Fevil.example');
});

test('HS-26 a return location is never a sign-in page', () => {
  for (const path of [
    '/',
    '/login',
    '/login?x=1',
    '/logout',
    '/autologin/abc',
    '/forgot-password-2/abc',
    '/login/second-step',
    '/confirm-email/abc',
    '/restore-email/abc?x=1',
    '/invite/abc',
    '/admin/login#x',
  ]) {
    expect(returnLocation(path)).toBeUndefined();
  }
  expect(returnLocation('/logins')).toBe('/logins');
  expect(returnLocation('/admin')).toBe('/admin');
});

test('HS-59 an address of a listed origin passes, its neighbours do not', () => {
  const list = ['https://shop.example'];
  expect(safeTarget('https://shop.example/thanks?x=1', list)).toBe(
    'https://shop.example/thanks?x=1',
  );
  for (const near of [
    'https://shop.example:8443/',
    'http://shop.example/',
    'https://shop.example.evil.example/',
    'https://a@shop.example/',
    'https://shop.example@evil.example/',
  ]) {
    expect(safeTarget(near, list)).toBeUndefined();
  }
});
