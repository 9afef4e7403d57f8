import {
  applyFirm,
  approveDraft,
  createDownloadable,
  getAdminPackage,
  listCheckoutLinks,
  listWaitingDrafts,
  publishDownloadable,
  savePackage,
} from '@portal/shared-contracts/admin';
import { unzipSync } from 'fflate';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { addSelling, applied, exported, readIn } from '../../../test/catalogue/firm-desk.ts';
import { bodyOf, withEntry } from '../../../test/catalogue/firm-files.ts';
import { uploadDocument } from '../../../test/document-uploads.ts';
import { saveRights } from '../people/admins/admins.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-31 journey 7: a changed coupon, link and mail arrive; who is filled in and which codes were made stay', async () => {
  const admin = await portal.signIn('admin');
  await addSelling(admin);
  const file = await exported(portal, admin);
  const changed = [
    ['coupons', '"percent": 15', '"percent": 20'],
    ['checkout-links', '"maxUses": 7', '"maxUses": 8'],
    ['mail-templates', 'Paid: ', 'Received: '],
  ].reduce(
    (whole, [part, from = '', to = '']) =>
      withEntry(whole, `${part}.json`, (text) => text.replaceAll(from, to)),
    file,
  );
  const dry = (await readIn(admin, changed)).body.operation;
  expect(dry.lines.flatMap(({ act, part }) => (act === 'same' ? [] : [`${act} ${part}`]))).toEqual([
    'change mail-templates',
    'change coupons',
    'change checkout-links',
  ]);
  const codes = (await admin.inject({ url: '/api/admin/coupons/SPRING-ONCE/codes' })).payload;
  expect((await applied(portal, admin, dry)).outcome).toEqual({
    created: 0,
    changed: 3,
    published: 0,
  });
  expect(bodyOf(await exported(portal, admin))).toEqual(bodyOf(changed));
  const [link] = (await admin.call(listCheckoutLinks, { search: 'for-ann' })).body.items;
  expect(link).toMatchObject({ email: 'ann@example.com', couponCode: 'OVER', maxUses: 8 });
  expect((await admin.inject({ url: '/api/admin/coupons/SPRING-ONCE/codes' })).payload).toBe(codes);
  const more = withEntry(changed, 'coupons.json', (text) =>
    text.replace('"codes": 3', '"codes": 4'),
  );
  const { lines } = (await readIn(admin, more)).body.operation;
  expect(lines.find(({ key }) => key === 'SPRING-ONCE')?.act).toBe('refused');
});

test('BO-06 BO-20 BO-22 BO-30 a file is held to the rules of a save by hand', async () => {
  const owners = ['staffSecondFactor', 'scriptsStopped'];
  const texts = [{ key: 'de', content: { 'boards:announce.columnAdded': 'Neue Spalte' } }];
  const own = await exported(portal, await portal.signIn('admin'));
  const turned = withEntry(own, 'settings.json', (text) => {
    const things = JSON.parse(text) as { key: string; content: unknown }[];
    for (const one of things) if (owners.includes(one.key)) one.content = !one.content;
    return JSON.stringify(things);
  });
  const file = withEntry(turned, 'texts.json', () => JSON.stringify(texts));
  const acts = async () => {
    const { lines } = (await readIn(await portal.signIn('admin'), file)).body.operation;
    return [...owners, 'de'].map((wanted) => lines.find(({ key }) => key === wanted)?.act);
  };
  expect(await acts()).toEqual(['change', 'change', 'refused']);
  await saveRights(portal.db(), portal.personId('admin'), { isOwner: false, areas: ['settings'] });
  expect(await acts()).toEqual(['refused', 'refused', 'refused']);
  await saveRights(portal.db(), portal.personId('admin'), { isOwner: true, areas: [] });
});

test('BO-30 an import does not write over what a colleague changed far behind in a long text', async () => {
  const admin = await portal.signIn('admin');
  const id = packageId('northwind', 'starter');
  const save = async (description: string): Promise<void> => {
    const { version } = (await admin.call(getAdminPackage, { id })).body.package;
    const saved = await admin.call(savePackage, { id, baseVersion: version, description });
    expect(saved.status).toBe(200);
  };
  const long = 'Said at length. '.repeat(40).trim();
  await save(long);
  const file = withEntry(await exported(portal, admin), 'packages.json', (text) =>
    text.replaceAll('Said at length. Said', 'Said in short. Said'),
  );
  const dry = (await readIn(admin, file)).body.operation;
  const edited = `${long.slice(0, 400)}!${long.slice(401)}`;
  await save(edited);
  const { problem } = await applied(portal, admin, dry);
  expect(problem).toContain('The firm changed since');
  const { content } = (await admin.call(getAdminPackage, { id })).body.package;
  expect(content.description).toBe(edited);
  const again = (await readIn(admin, file)).body.operation;
  expect((await applied(portal, admin, again)).outcome).toMatchObject({ changed: 1 });
});

test('BO-21 BO-30 a file does not switch approval off while drafts wait for it', async () => {
  const admin = await portal.signIn('admin');
  const waiting = (await admin.call(listWaitingDrafts, {})).body.items;
  expect(waiting.length).toBeGreaterThan(0);
  const file = withEntry(await exported(portal, admin), 'settings.json', (text) =>
    text.replace(
      '"enable_revisions_approval_feature": true',
      '"enable_revisions_approval_feature": false',
    ),
  );
  const line = async () => {
    const dry = (await readIn(admin, file)).body.operation;
    return { dry, flags: dry.lines.find(({ key }) => key === 'website_settings') };
  };
  const refused = await line();
  expect(refused.flags).toMatchObject({
    act: 'refused',
    reason: expect.stringMatching(/waits? for approval\. Release/),
  });
  await applied(portal, admin, refused.dry);
  expect((await admin.call(listWaitingDrafts, {})).body.items).toEqual(waiting);
  for (const { _id: id } of waiting) await admin.call(approveDraft, { id });
  expect((await line()).flags).toMatchObject({ act: 'change' });
});

test('BO-29 BO-85 a replaced download travels as its newest file, and coming back it changes nothing', async () => {
  const admin = await portal.signIn('admin');
  const { key: first } = await uploadDocument(admin, 'withdrawn.pdf');
  const made = await admin.call(createDownloadable, { title: 'Price list', fileKey: first });
  const { _id: downloadable } = made.body.downloadable;
  const id = packageId('northwind', 'starter');
  const { version } = (await admin.call(getAdminPackage, { id })).body.package;
  const downloadables = [{ title: 'Price list', key: first }];
  await admin.call(savePackage, { id, baseVersion: version, downloadables });
  const { key: second } = await uploadDocument(admin, 'holds.pdf');
  const replaced = { id: downloadable, baseVersion: 1, fileKey: second } as const;
  expect((await admin.call(publishDownloadable, replaced)).status).toBe(200);

  const file = await exported(portal, admin);
  const entries = unzipSync(file);
  const digests = await portal
    .db()
    .query<{ key: string; sha256: string }>('select key, sha256 from files where key = any($1)', [
      [first, second],
    ]);
  const isCarried = (key: string) => {
    const { sha256 } = digests.find((one) => one.key === key) ?? { sha256: '-' };
    return Object.keys(entries).some((name) => name.includes(sha256));
  };
  expect([isCarried(first), isCarried(second)]).toEqual([false, true]);
  expect(Buffer.from(entries['packages.json'] ?? []).toString()).toContain('"holds.pdf"');

  const other = withEntry(file, 'packages.json', (text) =>
    text.replaceAll('Resume Starter', 'Resume Opener'),
  );
  const dry = (await readIn(admin, other)).body.operation;
  await applied(portal, admin, dry);
  const again = (await readIn(admin, other)).body.operation;
  expect(again.lines.filter(({ act }) => act !== 'same')).toEqual([]);
  // It is the same download, and no second one of its newest file.
  expect((await admin.call(getAdminPackage, { id })).body.package.content.downloadables).toEqual(
    downloadables,
  );
});

test('BO-07 BO-30 scripts of a file are for owners who just showed who they are; a token never travels', async () => {
  const admin = await portal.signIn('admin');
  const file = withEntry(await exported(portal, admin), 'settings.json', (text) =>
    text.replace('"headerTag": ""', '"headerTag": "alert(1)"'),
  );
  const dry = (await readIn(admin, file)).body.operation;
  portal.clock.advance(11 * 60_000);
  const begun = await admin.call(applyFirm, { id: dry._id });
  expect(begun.error).toMatchObject({ code: 'forbidden' });
  await saveRights(portal.db(), portal.personId('admin'), { isOwner: false, areas: ['settings'] });
  const limited = (await readIn(await portal.signIn('admin'), file)).body.operation;
  const line = (key: string) => limited.lines.find((one) => one.key === key);
  expect(line('customScripts')).toMatchObject({ act: 'refused', reason: expect.any(String) });
  await saveRights(portal.db(), portal.personId('admin'), { isOwner: true, areas: [] });
});
