import { portalHeaders } from '@portal/shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { wrongForms } from '../../../test/hostile/hostile-forms.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const broken = [
  'cut off',
  'cut off in a head',
  'no boundary',
  'another boundary',
  'an endless boundary',
];

test.each(wrongForms().filter(({ what }) => broken.includes(what)))(
  'PL-65 a form that is broken ($what) is refused as unreadable, and nothing of it is stored',
  async ({ type, body }) => {
    const customer = await portal.signIn('customer');
    const reply = await customer.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...portalHeaders(), 'content-type': type },
      payload: body,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ refusal: { code: 'request-unreadable' } });
    expect(
      await portal
        .db()
        .query('select 1 from files where owner_id = $1', [portal.personId('customer')]),
    ).toEqual([]);
  },
);
