import { portalHeaders } from '@portal/shared-contracts';
import { createTestApp } from '../../create-test-app.ts';
import { hostileUploads } from '../hostile-files.ts';
import { BOUNDARY, formOf } from '../hostile-forms.ts';
import { wrongCalls } from '../wrong-calls.ts';

/** Where to send, as whom, and by which number the calls are made. */
export interface AttackOrder {
  port: number;
  cookies: Readonly<Record<string, string>>;
  seed: number;
}

interface Shot {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const WRONG_OF_EACH = 2;
const UPLOADS_AMONG = 12;

/** Wrong calls of every endpoint with a hostile file among each dozen, as the customer and the admin in turn. */
const shotsOf = async ({ cookies, seed }: AttackOrder): Promise<Shot[]> => {
  // Only for its list of endpoints; the server that is attacked is another process.
  const { app, close } = await createTestApp();
  const usual = portalHeaders() as Record<string, string>;
  const cookieAt = (at: number): string => cookies[at % 2 === 0 ? 'customer' : 'admin'] ?? '';
  const calls = app.portal.endpoints.flatMap((endpoint, at) =>
    wrongCalls(endpoint, {}, { count: WRONG_OF_EACH, seed: seed * 101 + at }).map(
      ({ url, body }): Shot => ({
        method: endpoint.method,
        url,
        headers: {
          ...usual,
          cookie: cookieAt(at),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      }),
    ),
  );
  await close();
  const files = await hostileUploads(20, seed);
  const upload = ([filename, content]: readonly [string, Uint8Array], at: number): Shot => ({
    method: 'POST',
    url: '/api/file/upload',
    headers: {
      ...usual,
      cookie: cookieAt(at),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: formOf([{ field: 'file', filename, content }]),
  });
  const isSent = ({ url, body }: Shot): boolean =>
    !/log_?out|sessions/i.test(url) &&
    URL.canParse(url, 'http://localhost') &&
    (body?.length ?? 0) < 30_000_000;
  return calls
    .flatMap((shot, at) =>
      at % UPLOADS_AMONG === 0
        ? [
            shot,
            upload(files[(at / UPLOADS_AMONG) % files.length] as readonly [string, Uint8Array], at),
          ]
        : [shot],
    )
    .filter(isSent);
};

let isOn = false;
let sent = 0;

const attack = async (order: AttackOrder): Promise<void> => {
  const shots = await shotsOf(order);
  process.send?.('ready');
  for (let at = 0; ; at += 1) {
    while (!isOn) await new Promise((resolve) => setTimeout(resolve, 5));
    const { url, ...shot } = shots[at % shots.length] as Shot;
    const reply = await fetch(`http://localhost:${order.port}${url}`, shot as RequestInit).catch(
      () => undefined,
    );
    await reply?.arrayBuffer().catch(() => undefined);
    sent += 1;
  }
};

process.on('message', (message: AttackOrder | boolean | 'end') => {
  if (message === 'end') {
    process.send?.(sent);
    process.disconnect();
    process.exit(0);
  }
  if (typeof message === 'boolean') isOn = message;
  else void attack(message as AttackOrder);
});
