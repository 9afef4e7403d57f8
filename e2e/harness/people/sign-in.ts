import { request } from 'node:http';
import { DEMO_PASSWORD, people, type PersonName, type Site } from './sites.ts';

/** A cookie as the server set it. */
export interface SetCookie {
  name: string;
  value: string;
}

/** Header of every state-changing call. */
export const portalHeader = { 'X-Requested-With': 'portal' } as const;

const parse = (header: string): SetCookie => {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
};

/**
 * Signs a demo person in and returns the cookies. Goes to the loopback address with the site's host,
 * because only browsers resolve `acme.localhost` by themselves.
 */
export const signInOverHttp = (
  person: PersonName,
  site: Pick<Site, 'origin'>,
): Promise<SetCookie[]> =>
  new Promise((resolve, reject) => {
    const { host, port } = new URL(site.origin());
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/auth/login',
        method: 'POST',
        headers: { host, 'content-type': 'application/json', ...portalHeader },
      },
      (response) => {
        response.resume();
        if (response.statusCode === 200) resolve((response.headers['set-cookie'] ?? []).map(parse));
        else reject(new Error(`Signing in as ${person} was answered with ${response.statusCode}`));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ email: people[person], password: DEMO_PASSWORD }));
  });

/** Where requests outside of a browser go, and the headers that lead them to the site. */
export const apiAddress = (
  site: Pick<Site, 'origin'>,
): { baseURL: string; headers: Record<string, string> } => {
  const { host, port } = new URL(site.origin());
  return { baseURL: `http://127.0.0.1:${port}`, headers: { host } };
};
