import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { AccountRecord } from './account.record.ts';
import { openKeys, ownerOfKey } from './account-seals.ts';
import { changeAccount, lockAccounts } from './accounts.repository.ts';
import {
  changeAccounts,
  type FirmAccounts,
  readAccounts,
  refuseStaleAccounts,
  requireSaved,
} from './firm-account.ts';

type Change = (tx: SiteDatabase, accounts: FirmAccounts) => Promise<void>;

const noteUse = (ctx: Context, before: AccountRecord | undefined, after: AccountRecord | null) =>
  ctx.audit.note({
    subject: { kind: 'payment-account', id: after?.id ?? before?.id ?? ctx.site.id },
    before: { account: before?.publishableKey ?? 'platform' },
    after: { account: after?.publishableKey ?? 'platform' },
  });

const retire = async (
  tx: SiteDatabase,
  { id }: AccountRecord,
  { actor }: Context,
): Promise<void> => {
  await changeAccount(tx, id, { by: actor.id, state: 'retired', retired_at: tx.now() });
};

const discard = async (
  tx: SiteDatabase,
  { id }: AccountRecord,
  { actor }: Context,
): Promise<void> => {
  const nothing = { secret_key: null, message_secret: null };
  await changeAccount(tx, id, { by: actor.id, state: 'discarded', ...nothing });
};

/** Rows of the same account at the provider that were in use: their former keys may be dead by now. */
const ofSameAccount = ({ all }: FirmAccounts, saved: AccountRecord, atProvider: string) =>
  all.filter(
    ({ id, state, ...row }) =>
      id !== saved.id &&
      (state === 'active' || state === 'retired') &&
      (row.atProvider === atProvider || row.publishableKey === saved.publishableKey),
  );

/** The row that new payments go to: the saved one, or that of the same account whose messages are heard already. */
const takerOf = (saved: AccountRecord, same: readonly AccountRecord[]): AccountRecord => {
  if (saved.messageSecret !== null) return saved;
  const heard = same.filter(({ messageSecret }) => messageSecret !== null);
  const taker = heard.find(({ state }) => state === 'active') ?? heard[0];
  if (!taker) throw new Refusal('account-message-secret-missing', {}, 'messageSecret');
  return taker;
};

const activate =
  (ctx: Context, savedId: string, atProvider: string): Change =>
  async (tx, accounts) => {
    const { saved, active } = accounts;
    if (saved?.id !== savedId) return;
    const by = ctx.actor.id;
    const same = ofSameAccount(accounts, saved, atProvider);
    const taker = takerOf(saved, same);
    const { secretKey } = openKeys(ctx, saved);
    noteUse(ctx, active, saved);
    if (active && active.id !== taker.id) await retire(tx, active, ctx);
    if (taker.id !== saved.id) await discard(tx, saved, ctx);
    const { publishableKey, lastFour, mode } = saved;
    for (const row of taker === saved ? [...same, saved] : same)
      await changeAccount(tx, row.id, {
        ...{ by, publishable_key: publishableKey, last_four: lastFour, mode, refusal: null },
        ...{ at_provider: atProvider, tested_at: tx.now() },
        secret_key: ctx.sealer.seal(secretKey, ownerOfKey(tx.siteId, row.id)),
        ...(row.id === taker.id ? { state: 'active', active_at: tx.now(), retired_at: null } : {}),
      });
  };

/** Does it where nobody has changed the accounts since; what somebody else did meanwhile stays. */
const unlessChanged = (ctx: Context, { version }: FirmAccounts, change: Change): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await lockAccounts(tx);
    const accounts = await readAccounts(tx);
    if (accounts.version === version) await change(tx, accounts);
  });

/**
 * Tries the saved keys at the provider. New payments go to their account as soon as that works; what fails leaves all
 * as it was and says why. Of two at once one decides, and whoever is killed in between has changed nothing.
 */
export const testAccount = async (ctx: Context, baseVersion: number): Promise<void> => {
  const accounts = await readAccounts(ctx.db);
  refuseStaleAccounts(ctx, accounts, baseVersion);
  const saved = requireSaved(accounts);
  const tried = await ctx.payments.tryAccount(ctx.db, openKeys(ctx, saved));
  if (tried.outcome === 'works')
    return unlessChanged(ctx, accounts, activate(ctx, saved.id, tried.atProvider));
  const { refusal } = tried;
  return unlessChanged(ctx, accounts, async (tx) => {
    const subject = { kind: 'payment-account', id: saved.id } as const;
    ctx.audit.note({ subject, after: { refused: refusal.code } });
    await changeAccount(tx, saved.id, { by: ctx.actor.id, tested_at: tx.now(), refusal });
  });
};

/** Throws away keys that were never used. */
export const discardAccount = (ctx: Context, baseVersion: number): Promise<void> =>
  changeAccounts(ctx, baseVersion, async (tx, accounts) => {
    const saved = requireSaved(accounts);
    const { id, publishableKey } = saved;
    ctx.audit.note({ subject: { kind: 'payment-account', id }, before: { publishableKey } });
    await discard(tx, saved, ctx);
  });

/** Lets the platform's account take new payments; whatever the own one took goes back by it. */
export const leaveAccount = (ctx: Context, baseVersion: number): Promise<void> =>
  changeAccounts(ctx, baseVersion, async (tx, { active }) => {
    if (!active) throw new Refusal('payment-account-unknown');
    noteUse(ctx, active, null);
    await retire(tx, active, ctx);
  });
