import { getWritingProfile, saveWritingProfile } from '@portal/shared-contracts/questionnaires';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const profile = {
  workPhone: '+1 555 010 2030',
  profileTitle: 'Resume writer',
  profileSummary: 'Twelve years in recruiting.',
  experience: 'Expert (6 and more years)' as const,
  levels: ['Executive' as const],
  Experties: ['Transportation and Distribution' as const],
  availableDays: ['Sunday' as const],
  maxOpenJobs: 4,
};

let portal: TestApp;
let writer: TestClient;

beforeAll(async () => {
  portal = await createTestApp();
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

describe('writing profile', () => {
  test('QU-49 is empty at first, then kept under the names of the wire', async () => {
    expect((await writer.call(getWritingProfile, {})).body.profile).toBeNull();
    expect((await writer.call(saveWritingProfile, profile)).status).toBe(200);
    const { body } = await writer.call(getWritingProfile, {});
    expect(body.profile).toMatchObject({ ...profile, maxJobsPerWeek: null, skype: '' });
    const [row] = await portal
      .db()
      .query<{ writer_data: object }>(
        'select writer_data from people where site_id = $1 and id = $2',
        ['northwind', portal.personId('writer')],
      );
    expect(row?.writer_data).toMatchObject({ Experties: ['Transportation and Distribution'] });
  });

  test('QU-46 QU-47 refuses a profile without what is required and names the fields', async () => {
    const { status, error } = await writer.call(saveWritingProfile, {
      ...profile,
      workPhone: 'call me',
      profileTitle: ' ',
      maxOpenJobs: 1.5,
    });
    expect(status).toBe(400);
    expect(Object.keys(error.errors ?? {}).sort()).toEqual([
      'maxOpenJobs',
      'profileTitle',
      'workPhone',
    ]);
  });

  test('QU-49 changes nobody but the signed-in writer, whoever the body names', async () => {
    const other = await portal.signIn('writer2');
    const forged = { ...profile, _id: portal.personId('writer2'), id: portal.personId('writer2') };
    await writer.call(saveWritingProfile, forged);
    expect((await other.call(getWritingProfile, {})).body.profile).toBeNull();
  });

  test('QU-49 is closed to customers, reviewers and visitors', async () => {
    for (const client of [await portal.signIn('customer'), await portal.signIn('reviewer')]) {
      expect((await client.call(getWritingProfile, {})).status).toBe(403);
      expect((await client.call(saveWritingProfile, profile)).status).toBe(403);
    }
    expect((await portal.visit().call(getWritingProfile, {})).status).toBe(401);
  });
});
