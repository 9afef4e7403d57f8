import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { viewFile } from '@portal/shared-contracts/files';
import {
  updateLanguage,
  updatePassword,
  updateProfile,
  updateProfileImage,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { onePixelPng } from '../../../test/pictures.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const own = () => ({
  _id: portal.personId('customer'),
  firstName: 'Clara',
  lastName: 'Lindqvist',
  email: 'customer@example.com',
});

// Being seen is no change of a person.
const personRows = () =>
  portal
    .db()
    .query<Record<string, unknown>>(
      `select to_jsonb(people) - 'last_seen_at' as person from people order by id`,
    );

describe('profile', () => {
  test('HS-66 name and address change and come back', async () => {
    const browser = await portal.signIn('customer');
    const reply = await browser.call(updateProfile, { ...own(), lastName: "O'Łukasz-สมหญิง" });
    expect(reply.body.user.lastName).toBe("O'Łukasz-สมหญิง");
    const me = await browser.call(getCurrentUser, {});
    expect(me.body.user.lastName).toBe("O'Łukasz-สมหญิง");
    await browser.call(updateProfile, own());
  });

  test('HS-66 what nobody sees of a name is not kept, as it lets one look like another', async () => {
    const browser = await portal.signIn('customer');
    const names = { firstName: '\u202Eaval\u2066C\u200b\ufeff', lastName: 'نوری\u200cزاده\u0007' };
    const { body } = await browser.call(updateProfile, { ...own(), ...names });
    expect(body.user).toMatchObject({ firstName: 'avalC', lastName: 'نوری\u200cزاده' });
    for (const firstName of ['\u202e\u2069', '\u200d', ' \u200c\u200d ']) {
      const hidden = await browser.call(updateProfile, { ...own(), firstName });
      expect(hidden.error?.errors).toHaveProperty('firstName');
    }
    await browser.call(updateProfile, own());
  });

  test('HS-66 another _id is refused and changes nothing', async () => {
    const before = await personRows();
    const browser = await portal.signIn('newCustomer');
    const reply = await browser.call(updateProfile, { ...own(), firstName: 'Stolen' });
    expect(reply.status).toBe(403);
    expect(await personRows()).toEqual(before);
  });

  test.each([
    ['firstName', '   '],
    ['lastName', ''],
    ['email', 'no address'],
  ])('HS-66 %s %j is refused with its field named', async (field, value) => {
    const browser = await portal.signIn('customer');
    const reply = await browser.call(updateProfile, { ...own(), [field]: value });
    expect(reply.status).toBe(400);
    expect(reply.error.errors).toHaveProperty(field);
  });

  test('SC-02 fields that the contract does not name change nothing', async () => {
    const [before] = await portal
      .db()
      .query<object>('select * from people where id = $1', [own()._id]);
    const browser = await portal.signIn('customer');
    await browser.inject({
      method: 'POST',
      url: updateProfile.path,
      headers: { 'x-requested-with': 'portal' },
      payload: {
        ...own(),
        role: 'writer',
        site_id: 'acme',
        password_hash: 'x',
        pending_purchase_package_id: 'free',
        constructor_: { role: 'writer' },
      },
    });
    const [after] = await portal
      .db()
      .query<object>('select * from people where id = $1', [own()._id]);
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  });
});

test('HS-66 the chosen language stays with the person', async () => {
  const browser = await portal.signIn('writer');
  await browser.call(updateLanguage, { language: 'th' });
  expect((await browser.call(getCurrentUser, {})).body.user.language).toBe('th');
});

describe('password', () => {
  const change = (currentPassword: string, password: string, _id = own()._id) => ({
    _id,
    password,
    currentPassword,
  });

  test('HS-67 a wrong current password, a short and a common new one are refused', async () => {
    const browser = await portal.signIn('customer');
    const wrong = await browser.call(updatePassword, change('not it', 'quiet river stone 7'));
    expect(wrong.error.errors).toHaveProperty('currentPassword');
    expect((await browser.call(updatePassword, change('Portal-demo-1', 'short'))).status).toBe(400);
    const common = await browser.call(updatePassword, change('Portal-demo-1', 'qwertyuiop'));
    expect(common.error.errors).toHaveProperty('password');
  });

  test('HS-67 the new password works, other sessions end, this browser stays', async () => {
    const elsewhere = await portal.signIn('customer');
    const browser = await portal.signIn('customer');
    const reply = await browser.call(
      updatePassword,
      change('Portal-demo-1', 'quiet river stone 7'),
    );
    expect(reply.status).toBe(200);
    expect((await elsewhere.call(getCurrentUser, {})).status).toBe(401);
    expect((await browser.call(getCurrentUser, {})).status).toBe(200);
    const email = own().email;
    expect(
      (await portal.visit().call(login, { email, password: 'quiet river stone 7' })).status,
    ).toBe(200);
    expect((await portal.visit().call(login, { email, password: 'Portal-demo-1' })).status).toBe(
      401,
    );
  });

  test('HS-50 HS-67 whoever asked to be remembered still is after a new password', async () => {
    const { email } = own();
    const daysOf = async (remember: boolean): Promise<number | undefined> => {
      const browser = portal.visit();
      await browser.call(login, { email, password: 'quiet river stone 7', remember });
      const reply = await browser.call(
        updatePassword,
        change('quiet river stone 7', 'quiet river stone 7'),
      );
      const cookie = String(reply.headers['set-cookie']);
      const [, until] = /Expires=([^;]+)/.exec(cookie) ?? [];
      return until ? (Date.parse(until) - portal.clock.now().getTime()) / 86_400_000 : undefined;
    };
    expect(await daysOf(true)).toBeCloseTo(30, 1);
    // Without an end the browser forgets it when it closes.
    expect(await daysOf(false)).toBeUndefined();
  });
});

describe('picture', () => {
  test('HS-65 a new picture is stored, shown to people of the site only, and the old one goes', async () => {
    const browser = await portal.signIn('writer');
    const first = await browser.upload(updateProfileImage, {
      name: 'me.png',
      content: onePixelPng,
    });
    const second = await browser.upload(updateProfileImage, {
      name: 'me2.png',
      content: onePixelPng,
    });
    const [old, current] = [first.body.user.profile_img, second.body.user.profile_img];
    const customer = await portal.signIn('customer');
    expect((await customer.call(viewFile, { key: current })).status).toBe(200);
    expect((await customer.call(viewFile, { key: old })).status).toBe(404);
    expect((await portal.visit().call(viewFile, { key: current })).status).toBe(401);
    expect((await browser.call(getCurrentUser, {})).body.user.profile_img).toBe(current);
  });

  test.each([
    ['cv.pdf', Buffer.from('%PDF-1.4\n')],
    ['script.png', Buffer.from('<svg onload="alert(1)"/>')],
  ])('HS-65 %s is no picture', async (name, content) => {
    const browser = await portal.signIn('customer');
    expect((await browser.upload(updateProfileImage, { name, content })).status).toBe(415);
  });
});
