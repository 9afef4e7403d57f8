import type { DossierEntry, dossierParts } from '@portal/shared-contracts/admin';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** An order on its way from one writer to another, or to nobody. */
export interface Move {
  orderId: string;
  writerId: string | null;
}

/** What hangs on an account; higher rooms know it and hand it over. */
export interface PersonWork {
  countOpen(db: SiteDatabase, personIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The orders that a writer still works on. */
  openOrders(
    db: SiteDatabase,
    writerId: string,
  ): Promise<{ id: string; number: string; packageName: string; customer: string }[]>;
  /** Moves orders inside a transaction; what comes back tells everybody afterwards. */
  move(
    tx: SiteDatabase,
    moves: readonly (Move & { by: string; isOverLimit: boolean })[],
  ): Promise<(ctx: SiteContext) => Promise<void>>;
  /** Whether orders or drafts name the person. */
  hasWork(db: SiteDatabase, personId: string): Promise<boolean>;
  /** A person's newest orders, and how many of all are open: one look into the same table. */
  orders(
    ctx: Pick<Context, 'db' | 'actor'>,
    personId: string,
  ): Promise<{ open: number; entries: DossierEntry[] }>;
  dossier: Readonly<
    Record<
      Exclude<(typeof dossierParts)[number], 'orders'>,
      (ctx: Pick<Context, 'db' | 'site' | 'actor'>, personId: string) => Promise<DossierEntry[]>
    >
  >;
}
