import { isIPv4, isIPv6 } from 'node:net';

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

/** What a proxy wrote that is no address; all of it counts together, or each new word would be a new place. */
const UNKNOWN = 'unknown';

const MAPPED = /^::ffff:(?=\d+\.)/i;

// Some proxies write the port behind the address, which is another one for each connection.
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/** An address without port, zone and the way in which IPv6 writes one of IPv4. */
const plainAddress = (ip: string): string => {
  const { six, four } = WITH_PORT.exec(ip)?.groups ?? {};
  return (six ?? four ?? ip).replace(MAPPED, '').replace(/%.*$/, '');
};

const networkOfSix = (address: string): string => {
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
};

const placeOf = (ip: string | undefined, ofFour: (address: string) => string): string => {
  if (!ip) return GONE;
  const address = plainAddress(ip);
  if (isIPv6(address)) return networkOfSix(address);
  return isIPv4(address) ? ofFour(address) : UNKNOWN;
};

/**
 * The network that an address belongs to: one home or office, however many addresses it has.
 * That is a /24 of IPv4 and a /64 of IPv6, which is what providers give to one customer.
 */
export const networkOf = (ip: string | undefined): string =>
  placeOf(ip, (address) => address.replace(/\.\d+$/, '.0/24'));

/** One address of IPv4, behind which a whole house may sit; of IPv6 the network, since one customer has endless ones. */
export const addressOf = (ip: string | undefined): string => placeOf(ip, (address) => address);
