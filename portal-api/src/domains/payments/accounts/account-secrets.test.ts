import { randomBytes } from 'node:crypto';
import { listAudit, readPaymentAccount } from '@portal/shared-contracts/admin';
import { unzipSync } from 'fflate';
import { exported } from '../../../../test/catalogue/firm-desk.ts';
import { keysOf, openAccountDesk } from '../../../../test/money/account-desk.ts';
import { sweep } from '../../../housekeeping.ts';
import { readConfig } from '../../../kernel/config/config.ts';
import { createSealer } from '../../../kernel/secrets/sealer.ts';

const newKey = () => randomBytes(32).toString('base64');

const secretKey = 'sk_test_sandbox_veryquiet';
const messageSecret = 'whsec_sandbox_veryquiet';
const keys = { ...keysOf('veryquiet'), secretKey, messageSecret };

test('BO-93 keys go in and never come out: no answer, log, audit row, export or row of the database has them', async () => {
  const desk = await openAccountDesk({ SECRETS_KEY: newKey() });
  const { portal, admin } = desk;
  const said: unknown[] = [];
  said.push((await desk.save({ ...keys, secretKey: 'sk_test_veryquietbutwrong' })).body);
  said.push((await desk.test()).body);
  said.push((await desk.save(keys)).body, (await desk.test()).body);
  said.push((await desk.save({ ...keys, secretKey: 'no key veryquiet' })).error);
  const { id, reference } = await desk.buy();
  const account = (await desk.state()).active?._id ?? '';
  expect(await desk.tell(account, { secret: messageSecret, object: { id } })).toBe(200);
  said.push((await admin.call(readPaymentAccount, {})).body, await desk.read(reference));
  const owner = await portal.signIn('admin');
  const log = (await owner.call(listAudit, {})).body.items;
  expect(JSON.stringify(log)).toContain('saved keys of an own payment account');
  const file = unzipSync(await exported(portal, owner));
  const [rows] = await portal
    .db()
    .query<{ all: string }>(
      "select string_agg(c::text, ',') || (select string_agg(a::text, ',') from audit_entries a) as all from payment_accounts c",
    );
  const everything = [
    ...[JSON.stringify(said), JSON.stringify(log), JSON.stringify(portal.logged), rows?.all ?? ''],
    ...Object.values(file).map((bytes) => Buffer.from(bytes).toString()),
  ].join('\n');
  expect(everything).toContain('pk_test_sandbox_veryquiet');
  for (const secret of [secretKey, messageSecret, 'veryquietbutwrong', 'no key veryquiet'])
    expect(everything).not.toContain(secret);
  await portal.close();
});

test('BO-93 the keys follow a change of SECRETS_KEY, and the former one may go after an hour', async () => {
  const [former, present] = [newKey(), newKey()];
  const desk = await openAccountDesk();
  const { portal } = desk;
  const restartWith = (variables: Readonly<Record<string, string>>) => {
    portal.platform.sealer = createSealer(readConfig(variables).secrets);
  };
  await desk.use('veryquiet');
  const { key, reference } = await desk.buy();
  const stored = async () => {
    const [row] = await portal
      .db()
      .query<{ keys: string[] }>(
        'select array[secret_key, message_secret] as keys from payment_accounts',
      );
    return row?.keys ?? [];
  };
  expect(await stored()).toEqual([secretKey, messageSecret]);
  restartWith({ SECRETS_KEY: former });
  await sweep(portal.platform);
  for (const sealed of await stored()) expect(sealed).toMatch(/^sealed\./);
  restartWith({ SECRETS_KEY: present, SECRETS_KEY_PREVIOUS: former });
  await sweep(portal.platform);
  restartWith({ SECRETS_KEY: present });
  await desk.give(key, 10);
  expect(await desk.atAccount('veryquiet', reference)).toBe(1_000);
  const account = (await desk.state()).active?._id ?? '';
  const message = { secret: messageSecret, object: { payment_intent: reference } };
  expect(await desk.tell(account, message)).toBe(200);
  restartWith({ SECRETS_KEY: former });
  expect(await desk.tell(account, message)).toBe(500);
  await portal.close();
});
