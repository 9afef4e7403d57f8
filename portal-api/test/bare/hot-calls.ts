import { demoPeople } from '../../seed/people.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import type { DatabaseServer } from '../../src/kernel/database.ts';

/** A call that pages make all the time. */
export interface HotCall {
  name: string;
  url: string;
  headers: Readonly<Record<string, string>>;
}

const SITE = 'northwind';

const findFile = async (database: DatabaseServer, personId: string): Promise<string> => {
  const [file] = await database.site(SITE).query<{ key: string }>(
    `select f.key from drafts d join orders o on o.site_id = d.site_id and o.id = d.order_id
     join files f on f.site_id = d.site_id and f.subject_kind = 'draft' and f.subject_id = d.id
     where d.site_id = $1 and o.client_id = $2 and d.reviewed_at is not null order by f.size desc, f.key limit 1`,
    [SITE, personId],
  );
  if (!file) throw new Error('The customer of the demo has no file.');
  return file.key;
};

/** The ten, as the customer of the demo makes them. */
export const hotCalls = async (database: DatabaseServer): Promise<HotCall[]> => {
  const personId = demoPeople(SITE).customer;
  const { token } = await createSession(database.site(SITE), personId, true);
  const headers = {
    host: 'localhost',
    cookie: `${SESSION_COOKIE}=${token}`,
    'x-requested-with': 'portal',
  };
  const data = { ...headers, accept: 'application/json' };
  const order = `${SITE}-order-writing`;
  return [
    { name: 'user', url: '/api/auth/user', headers: data },
    { name: 'list', url: '/api/customer/orders', headers: data },
    { name: 'detail', url: `/api/customer/orders/${order}`, headers: data },
    { name: 'notifications', url: '/api/notifications', headers: data },
    { name: 'unread', url: '/api/chat/unread', headers: data },
    { name: 'jobs search', url: '/api/customer/jobs?what=writer', headers: data },
    { name: 'board', url: '/api/customer/board', headers: data },
    { name: 'website', url: '/api/website', headers: data },
    { name: 'page', url: `/orders/view/${order}`, headers: { ...headers, accept: 'text/html' } },
    { name: 'file', url: `/api/file/${await findFile(database, personId)}`, headers },
  ];
};
