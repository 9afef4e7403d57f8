import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { IntentStatus } from '../../kernel/payments/card-provider.ts';
import type { CardBehaviour, CardDecline } from './sandbox-cards.ts';

/** A payment in the sandbox's books. */
export interface SandboxIntent {
  id: string;
  client_secret: string;
  status: IntentStatus;
  amount: number;
  amount_refunded: number;
  currency: string;
  methods: string[];
  payment_method: string | null;
  metadata: Record<string, string>;
  last_error: CardDecline | null;
  created_at: Date;
}

/** A payment method in the sandbox's books. */
export interface SandboxMethod {
  id: string;
  behaviour: CardBehaviour;
  brand: string;
  last4: string;
}

const COLUMNS = `id, client_secret, status, amount, amount_refunded, currency, methods,
  payment_method, metadata, last_error, created_at`;

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The sandbox's books of one site. */
export const sandboxBooks = (db: SiteDatabase, now: () => Date) => ({
  addMethod: async (card: Omit<SandboxMethod, 'id'>): Promise<SandboxMethod> => {
    const id = newId('pm');
    await db.query(
      `insert into sandbox_methods (id, site_id, behaviour, brand, last4, created_at)
       values ($1,$2,$3,$4,$5,$6)`,
      [id, db.siteId, card.behaviour, card.brand, card.last4, now()],
    );
    return { id, ...card };
  },

  findMethod: async (id: string): Promise<SandboxMethod | undefined> => {
    const [row] = await db.query<SandboxMethod>(
      'select id, behaviour, brand, last4 from sandbox_methods where site_id = $1 and id = $2',
      [db.siteId, id],
    );
    return row;
  },

  addIntent: async (
    wanted: Pick<SandboxIntent, 'amount' | 'currency' | 'methods' | 'metadata'>,
  ): Promise<SandboxIntent> => {
    const id = newId('pi');
    const secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    const [row] = await db.query<SandboxIntent>(
      `insert into sandbox_intents (id, site_id, client_secret, status, amount, currency, methods,
         metadata, created_at)
       values ($1,$2,$3,'requires_payment_method',$4,$5,$6::jsonb,$7::jsonb,$8) returning ${COLUMNS}`,
      [
        id,
        db.siteId,
        secret,
        wanted.amount,
        wanted.currency,
        JSON.stringify(wanted.methods),
        JSON.stringify(wanted.metadata),
        now(),
      ],
    );
    if (!row) throw new Error('The sandbox could not write its books');
    return row;
  },

  findIntent: async (id: string): Promise<SandboxIntent | undefined> => {
    const [row] = await db.query<SandboxIntent>(
      `select ${COLUMNS} from sandbox_intents where site_id = $1 and id = $2`,
      [db.siteId, id],
    );
    return row;
  },

  findIntentBySecret: async (secret: string): Promise<SandboxIntent | undefined> => {
    const [row] = await db.query<SandboxIntent>(
      `select ${COLUMNS} from sandbox_intents where site_id = $1 and client_secret = $2`,
      [db.siteId, secret],
    );
    return row;
  },

  /** Moves an intent on, when it still stands where the caller saw it. */
  moveIntent: async (
    intent: SandboxIntent,
    to: { status: IntentStatus; payment_method?: string | null; last_error?: CardDecline | null },
  ): Promise<SandboxIntent | undefined> => {
    const method = to.payment_method === undefined ? intent.payment_method : to.payment_method;
    const [row] = await db.query<SandboxIntent>(
      `update sandbox_intents set status = $4, payment_method = $5, last_error = $6::jsonb
       where site_id = $1 and id = $2 and status = $3 returning ${COLUMNS}`,
      [
        db.siteId,
        intent.id,
        intent.status,
        to.status,
        method,
        JSON.stringify(to.last_error ?? null),
      ],
    );
    return row;
  },

  refundIntent: async (id: string): Promise<boolean> => {
    const rows = await db.query(
      `update sandbox_intents set amount_refunded = amount
       where site_id = $1 and id = $2 and status = 'succeeded' and amount_refunded = 0 returning id`,
      [db.siteId, id],
    );
    return rows.length === 1;
  },

  /** Takes an idempotency key; false when a request with it was seen before. */
  claimRequest: async (key: string, fingerprint: string): Promise<boolean> => {
    const rows = await db.query(
      `insert into sandbox_requests (site_id, key, fingerprint, created_at) values ($1,$2,$3,$4)
       on conflict do nothing returning key`,
      [db.siteId, key, fingerprint, now()],
    );
    return rows.length === 1;
  },

  findRequest: async (
    key: string,
  ): Promise<{ fingerprint: string; status: number | null; body: string | null } | undefined> => {
    const [row] = await db.query<{
      fingerprint: string;
      status: number | null;
      body: string | null;
    }>('select fingerprint, status, body from sandbox_requests where site_id = $1 and key = $2', [
      db.siteId,
      key,
    ]);
    return row;
  },

  answerRequest: async (key: string, status: number, body: string): Promise<void> => {
    await db.query(
      'update sandbox_requests set status = $3, body = $4 where site_id = $1 and key = $2',
      [db.siteId, key, status, body],
    );
  },
});

/** The sandbox's books of one site. */
export type SandboxBooks = ReturnType<typeof sandboxBooks>;
