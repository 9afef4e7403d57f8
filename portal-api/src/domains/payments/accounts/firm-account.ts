import type { Sentence } from '@portal/shared-contracts';
import type { PaymentAccount, PaymentAccountState } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import type { AccountRecord } from './account.record.ts';
import { countRunning, listAccounts, lockAccounts } from './accounts.repository.ts';

/** The accounts of a firm, each in its place. */
export interface FirmAccounts {
  all: readonly AccountRecord[];
  active: AccountRecord | undefined;
  saved: AccountRecord | undefined;
  /** Grows with every change of any of them; rows are never deleted. */
  version: number;
}

export const readAccounts = async (db: SiteDatabase): Promise<FirmAccounts> => {
  const all = await listAccounts(db);
  return {
    all,
    active: all.find(({ state }) => state === 'active'),
    saved: all.find(({ state }) => state === 'saved'),
    version: all.reduce((sum, { version }) => sum + version, 0),
  };
};

/** Refuses an edit that began with other accounts than those that hold now. */
export const refuseStaleAccounts = (
  ctx: Context,
  { all: [last], version }: FirmAccounts,
  baseVersion: number,
): void => {
  const current = {
    version,
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt ?? ctx.now(),
  };
  refuseStale(current, baseVersion, { firm: ctx.site.name, now: ctx.now() });
};

/** Changes the accounts while nobody else does; an edit that began with other ones is refused. */
export const changeAccounts = (
  ctx: Context,
  baseVersion: number,
  change: (tx: SiteDatabase, accounts: FirmAccounts) => Promise<void>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const accounts = await readAccounts(tx);
    refuseStaleAccounts(ctx, accounts, baseVersion);
    await change(tx, accounts);
  });

const inIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const wordProblem = ({ language }: Context, refusal: Sentence | null): string | null =>
  refusal && wordRefusal(refusal, language);

const presentAccount = (ctx: Context, account: AccountRecord): PaymentAccount => ({
  _id: account.id,
  state: account.state === 'discarded' ? 'retired' : account.state,
  publishableKey: account.publishableKey,
  lastFour: account.lastFour,
  mode: account.mode,
  hasMessageSecret: account.messageSecret !== null,
  hasKeys: account.secretKey !== null,
  messagesTo: `${ctx.siteOrigin()}/api/webhooks/cards/${account.id}`,
  testedAt: inIso(account.testedAt),
  problem: wordProblem(ctx, account.refusal),
  problemAt: account.refusal?.at ?? null,
  lastMessage:
    account.lastMessageAt && account.lastMessage !== null
      ? { type: account.lastMessage, at: account.lastMessageAt.toISOString() }
      : null,
  madeBy: account.madeBy,
  activeAt: inIso(account.activeAt),
  retiredAt: inIso(account.retiredAt),
});

/** Who takes the card payments of the firm, without keys. */
export const presentAccounts = async (ctx: Context): Promise<PaymentAccountState> => {
  const { all, active, saved, version } = await readAccounts(ctx.db);
  const { kind, isSandbox, own } = ctx.payments;
  const present = (account: AccountRecord) => presentAccount(ctx, account);
  return {
    active: active ? present(active) : null,
    saved: saved ? present(saved) : null,
    retired: all
      .filter(({ state }) => state === 'retired')
      .toSorted((a, b) => (b.retiredAt?.getTime() ?? 0) - (a.retiredAt?.getTime() ?? 0))
      .map(present),
    platform: { takesCards: kind.cards !== 'off', isSandbox },
    isSandbox: active ? active.mode === 'sandbox' : isSandbox,
    provider: own,
    running: await countRunning(ctx.db),
    version,
  };
};

/** The keys that wait for a test. @throws Refusal `account-not-saved` where none do. */
export const requireSaved = ({ saved }: FirmAccounts): AccountRecord => {
  if (!saved) throw new Refusal('account-not-saved');
  return saved;
};
