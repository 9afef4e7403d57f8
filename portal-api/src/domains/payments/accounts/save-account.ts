import { randomUUID } from 'node:crypto';
import type { savePaymentAccount } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { AccountRecord } from './account.record.ts';
import { ownerOfKey, ownerOfMessages } from './account-seals.ts';
import { changeAccount, saveKeys } from './accounts.repository.ts';
import { changeAccounts, type FirmAccounts } from './firm-account.ts';

type Wanted = z.output<(typeof savePaymentAccount)['input']>;

const modeOf = (key: string): AccountRecord['mode'] =>
  /^[a-z]+_live_/.test(key) ? 'live' : 'sandbox';

/** Two keys of one account that may be kept here; half of a pair takes the other half from what is saved. */
const pairOf = (
  { payments, sealer }: Context,
  { publishableKey, secretKey }: Wanted,
  saved: AccountRecord | undefined,
) => {
  const shown = publishableKey ?? saved?.publishableKey;
  if (shown === undefined) throw new Refusal('account-keys-missing', {}, 'publishableKey');
  if (secretKey === undefined && !saved?.secretKey)
    throw new Refusal('account-keys-missing', {}, 'secretKey');
  const mode = secretKey === undefined ? saved?.mode : modeOf(secretKey);
  if (mode !== modeOf(shown)) throw new Refusal('account-keys-mixed', {}, 'publishableKey');
  // What moves real money lies sealed, and goes to nobody but the provider.
  if (mode === 'live' && !(payments.takesLiveKeys && sealer.isSealing))
    throw new Refusal('account-live-keys', {}, 'secretKey');
  return { publishableKey: shown, mode };
};

const sealedKey = (ctx: Context, id: string, secretKey: string): string =>
  ctx.sealer.seal(secretKey, ownerOfKey(ctx.db.siteId, id));

const sealedMessages = (ctx: Context, id: string, secret: string | undefined): string | undefined =>
  secret === undefined ? undefined : ctx.sealer.seal(secret, ownerOfMessages(ctx.db.siteId, id));

const saveBeside = async (
  tx: SiteDatabase,
  ctx: Context,
  { wanted, saved }: { wanted: Wanted; saved: AccountRecord | undefined },
): Promise<void> => {
  const { publishableKey, mode } = pairOf(ctx, wanted, saved);
  const { secretKey, messageSecret } = wanted;
  const id = saved?.id ?? randomUUID();
  ctx.audit.note({
    subject: { kind: 'payment-account', id },
    before: saved ? { publishableKey: saved.publishableKey, mode: saved.mode } : undefined,
    after: {
      publishableKey,
      mode,
      ...(secretKey === undefined ? {} : { secretKey: '(set)' }),
      ...(messageSecret === undefined ? {} : { messageSecret: '(set)' }),
    },
  });
  await saveKeys(tx, {
    ...{ id, publishableKey, mode, by: ctx.actor.id },
    lastFour: secretKey?.slice(-4) ?? saved?.lastFour ?? '',
    secretKey: secretKey === undefined ? (saved?.secretKey ?? null) : sealedKey(ctx, id, secretKey),
    messageSecret: sealedMessages(ctx, id, messageSecret) ?? saved?.messageSecret ?? null,
  });
};

/** The secret of the messages alone concerns no payment, so the account in use takes it at once. */
const changeMessages = async (
  tx: SiteDatabase,
  ctx: Context,
  { id }: AccountRecord,
  secret: string,
): Promise<void> => {
  const subject = { kind: 'payment-account', id } as const;
  ctx.audit.note({ subject, after: { messageSecret: '(set)' } });
  const message_secret = sealedMessages(ctx, id, secret) ?? null;
  await changeAccount(tx, id, { by: ctx.actor.id, message_secret });
};

/** Saves keys beside the account in use, which takes the payments until a test of them has worked. */
export const saveAccount = (ctx: Context, wanted: Wanted): Promise<void> =>
  changeAccounts(ctx, wanted.baseVersion, async (tx, { saved, active }: FirmAccounts) => {
    const { publishableKey, secretKey, messageSecret } = wanted;
    const isPair = publishableKey !== undefined || secretKey !== undefined;
    if (!isPair && !saved && active && messageSecret !== undefined)
      return changeMessages(tx, ctx, active, messageSecret);
    return saveBeside(tx, ctx, { wanted, saved });
  });
