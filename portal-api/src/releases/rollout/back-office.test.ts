import { languages, type Role } from '@portal/shared-contracts';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf } from '../../../test/releases/release-desk.ts';

const everywhere = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<
    (typeof languages)[number],
    string
  >;

const page = (path: string, roles: Role[], menuRoles: Role[]) => ({
  key: path,
  path,
  roles,
  title: everywhere(`Title of ${path}`),
  menu: [{ roles: menuRoles, order: 1, label: everywhere(`Entry of ${path}`), icon: 'list' }],
});

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await releaseDesk(portal).live({
    remote: 'mfe-office',
    version: '1.0.0',
    pages: [
      page('/admin/things', ['admin'], ['admin']),
      page('/things', ['user', 'admin'], ['admin']),
    ],
  });
});
afterAll(() => portal.close());

test('BO-08 only an admin learns of the pages and entries of the back office, in page and call', async () => {
  for (const person of ['customer', 'writer', 'reviewer'] as const) {
    const text = JSON.stringify(await setOf(await portal.signIn(person)));
    expect(text).toContain('Title of /things');
    expect(text).not.toMatch(/admin\/things|Entry of/);
  }
  const stranger = JSON.stringify((await portal.visit().call(getWebsite, {})).body);
  expect(stranger).not.toMatch(/admin\/things|Entry of/);
  const own = JSON.stringify(await setOf(await portal.signIn('admin')));
  expect(own).toContain('Entry of /admin/things');
  expect(own).toContain('Entry of /things');
});
