import { addressOf, networkOf } from './network-of.ts';

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:7:1:a:b:c:d', '2001:db8:7:1::/64'],
  ['2001:DB8:7:0001::9', '2001:db8:7:1::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['198.51.100.7:51234', '198.51.100.0/24'],
  ['[2001:db8:7:1::9]:443', '2001:db8:7:1::/64'],
  ['[2001:db8:7:1::9]', '2001:db8:7:1::/64'],
  ['anything else', 'unknown'],
  ['_hidden7', 'unknown'],
  [undefined, 'gone'],
])('P-10 %s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:51234', '198.51.100.7'],
  ['2001:db8:7:1::9', '2001:db8:7:1::/64'],
  ['anything else', 'unknown'],
])('P-10 what is limited for one address is limited for %s as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});
