import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { CardBehaviour } from './sandbox-cards.ts';

/** A payment method in the sandbox's books. */
export interface SandboxMethod {
  id: string;
  behaviour: CardBehaviour;
  brand: string;
  last4: string;
}

/** Payment methods that test cards became at an account. */
export const sandboxMethods = (db: SiteDatabase, account: string) => ({
  addMethod: async (card: Omit<SandboxMethod, 'id'>): Promise<SandboxMethod> => {
    const id = `pm_${randomBytes(12).toString('hex')}`;
    await db.query(
      `insert into sandbox_methods (id, site_id, behaviour, brand, last4, created_at, account)
       values ($1,$2,$3,$4,$5,$6,$7)`,
      [id, db.siteId, card.behaviour, card.brand, card.last4, db.now(), account],
    );
    return { id, ...card };
  },

  findMethod: async (id: string): Promise<SandboxMethod | undefined> => {
    const [row] = await db.query<SandboxMethod>(
      `select id, behaviour, brand, last4 from sandbox_methods
       where site_id = $1 and id = $2 and account = $3`,
      [db.siteId, id, account],
    );
    return row;
  },
});
