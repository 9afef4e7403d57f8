import {
  ApiError,
  buildRequest,
  portalHeaders,
  type Reply,
  toApiError,
} from '@portal/shared-contracts';
import type { KeyedCall } from './purchases.ts';

/** The calls of a browser to a server in a process of its own; no answer is a timeout, as in a page. */
export const callOverHttp =
  (port: number, cookie: string): KeyedCall =>
  async (endpoint, input, key) => {
    const { path: where, query, body } = buildRequest(endpoint, input as Record<string, unknown>);
    const url = `http://localhost:${port}${where}?${new URLSearchParams(query)}`;
    const reply = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...portalHeaders(),
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        cookie,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => undefined);
    if (!reply) throw new ApiError({ code: 'timeout', status: 0, messages: ['Timeout!'] });
    const answer = (await reply.json()) as object;
    if (!reply.ok) throw toApiError(reply.status, answer);
    return { ...answer, status_code: reply.status } as Reply<typeof endpoint>;
  };
