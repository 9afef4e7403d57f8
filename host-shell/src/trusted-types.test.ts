import { mayLoadFrom } from './trusted-types.ts';

const own = new URL('https://acme.example/orders/list');

test.each([
  ['/shell/main.1.js', true],
  ['https://acme.example/remotes/mfe-chat/1.0.0/remoteEntry.js', true],
  ['https://js.stripe.com/v3', true],
  ['https://builds.example/pr-12/remoteEntry.js', true],
  ['http://127.0.0.1:4201/remoteEntry.js', true],
  ['blob:https://acme.example/1234', true],
  ['https://evil.example/x.js', false],
  ['https://js.stripe.com.evil.example/x.js', false],
  ['https://acme.example@evil.example/x.js', false],
  ['http://127.0.0.1.evil.example/x.js', false],
  ['blob:https://evil.example/1234', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['//evil.example/x.js', false],
])('P-14 a script from %s: %s', (address, isAllowed) => {
  const named = ['https://builds.example', 'http://127.0.0.1:*'];
  expect(mayLoadFrom(address, own, named)).toBe(isAllowed);
});
