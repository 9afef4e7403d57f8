import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { IntentStatus } from '../../../kernel/payments/card-provider.ts';
import type { CardDecline } from './sandbox-cards.ts';

/** A payment in the sandbox's books. */
export interface SandboxIntent {
  id: string;
  /** Whose payment it is. */
  account: string;
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

const COLUMNS = `id, account, client_secret, status, amount, amount_refunded, currency, methods,
  payment_method, metadata, last_error, created_at`;

/** Payments of an account at the sandbox. */
export const sandboxIntents = (db: SiteDatabase, account: string) => ({
  addIntent: async (
    wanted: Pick<SandboxIntent, 'amount' | 'currency' | 'methods' | 'metadata'>,
  ): Promise<SandboxIntent> => {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    const [row] = await db.query<SandboxIntent>(
      `insert into sandbox_intents (id, site_id, client_secret, status, amount, currency, methods,
         metadata, created_at, account)
       values ($1,$2,$3,'requires_payment_method',$4,$5,$6::jsonb,$7::jsonb,$8,$9) returning ${COLUMNS}`,
      [
        id,
        db.siteId,
        secret,
        wanted.amount,
        wanted.currency,
        JSON.stringify(wanted.methods),
        JSON.stringify(wanted.metadata),
        db.now(),
        account,
      ],
    );
    if (!row) throw new Error('The sandbox could not write its books');
    return row;
  },

  findIntent: async (id: string): Promise<SandboxIntent | undefined> => {
    const [row] = await db.query<SandboxIntent>(
      `select ${COLUMNS} from sandbox_intents where site_id = $1 and id = $2 and account = $3`,
      [db.siteId, id, account],
    );
    return row;
  },

  /** Of whichever account: nobody but its buyer knows the secret. */
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
});
