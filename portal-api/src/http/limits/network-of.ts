import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, with `::` written out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean));
  if (!left || !right) return [];
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ];
};

/** Where a request came from whose line is closed already: it has no address any more. */
const GONE = 'gone';

const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * The network that an address belongs to: one home or office, however many addresses it has.
 * That is a /24 of IPv4 and a /64 of IPv6, which is what providers give to one customer.
 */
export const networkOf = (ip: string | undefined): string => {
  if (!ip) return GONE;
  const address = ip.replace(MAPPED, '').replace(/%.*$/, '');
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.0/24');
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
};
