import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { HostNames } from '../../kernel/hosts/host-names.ts';

const WAIT = 5000;

// What a name server says of a name that has no such record; anything else is no answer.
const NO_RECORD: readonly unknown[] = [NODATA, NOTFOUND];

const nothing = (error: NodeJS.ErrnoException): [] => {
  if (NO_RECORD.includes(error.code)) return [];
  throw error;
};

const certificateEnd = (host: string): Promise<Date | undefined> =>
  new Promise((resolve) => {
    // Also of a certificate that nobody should trust the end is worth knowing.
    const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false });
    const finish = (end?: Date): void => {
      socket.destroy();
      resolve(end);
    };
    socket.setTimeout(WAIT, () => finish());
    socket.once('error', () => finish());
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      finish(Number.isNaN(end.getTime()) ? undefined : end);
    });
  });

/** The name servers of this machine, or others. */
export const nameServers = (servers?: readonly string[]): HostNames => {
  const resolver = new Resolver({ timeout: WAIT, tries: 2 });
  if (servers) resolver.setServers(servers);
  return {
    texts: async (name) =>
      (await resolver.resolveTxt(name).catch(nothing)).map((parts) => parts.join('')),
    aliases: (name) => resolver.resolveCname(name).catch(nothing),
    certificateEnd,
  };
};
