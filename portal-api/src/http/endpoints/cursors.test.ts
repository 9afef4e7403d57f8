import { buildRequest, type Endpoint, portalHeaders } from '@portal/shared-contracts';
import {
  firmOrderSorts,
  firmQuestionnaireCalls,
  firmQuestionnaireKinds,
  listAdminPackages,
  listAdminReviews,
  listContractVersions,
  listDownloadables,
  listDownloadableVersions,
  listFirmContracts,
  listFirmOrders,
  listPackageVersions,
  listReviewVersions,
  listSignedCopies,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

// No list wrote these: neither their first key nor their last one is anything of it.
const FIRST_KEYS = [
  'x',
  '7',
  '-1.5',
  '99999999999',
  '99999999999999999999',
  'infinity',
  'now',
  '2026-13-45',
  '2026-02-30T10:00:00Z',
  '2026-02-20 25:00:00+00',
  '0000-01-01T00:00:00.000Z',
  '2026-02-20T10:00:00.000Z',
  'a\u0000b',
];
const CURSORS = [
  ...FIRST_KEYS.map((key) => [key, 'id']),
  ['2026-02-20T10:00:00.000Z', 'a\u0000b'],
  ['7', ''],
  ['x'],
].map((keys) => keys.map((key) => Buffer.from(key).toString('base64url')).join('.'));

const idsByPath = async (): Promise<Map<string, string>> => {
  const admin = await portal.signIn('admin');
  const ids = new Map<string, string>();
  for (const kind of firmQuestionnaireKinds) {
    const calls = firmQuestionnaireCalls[kind];
    const made = await admin.call(calls.create, { title: 'Any' });
    ids.set(calls.listVersions.path, made.body.questionnaire._id);
  }
  const [contract] = (await admin.call(listFirmContracts, {})).body.items;
  for (const { path } of [listSignedCopies, listContractVersions])
    ids.set(path, contract?._id ?? '');
  const [sold] = (await admin.call(listAdminPackages, {})).body.items;
  ids.set(listPackageVersions.path, sold?._id ?? '');
  const [guide] = (await admin.call(listDownloadables, {})).body.items;
  ids.set(listDownloadableVersions.path, guide?._id ?? '');
  const [review] = (await admin.call(listAdminReviews, {})).body.items;
  ids.set(listReviewVersions.path, review?._id ?? '');
  return ids;
};

const inputsOf = (list: Endpoint, id: string | undefined): Record<string, string>[] => {
  if (list.path === listFirmOrders.path) return firmOrderSorts.map((sort) => ({ sort }));
  return [id === undefined ? {} : { id }];
};

test('SC-35 a made-up cursor begins any list anew or is refused, and never breaks it', async () => {
  const admin = await portal.signIn('admin');
  const ids = await idsByPath();
  const lists = portal.app.portal.endpoints.filter(({ input }) => 'cursor' in input.shape);
  const problems: string[] = [];
  const ask = async (list: Endpoint, input: Record<string, string>): Promise<void> => {
    const { path, query } = buildRequest(list, input);
    const headers = { ...portalHeaders(), accept: 'application/json' };
    const { statusCode } = await admin.inject({ method: list.method, url: path, query, headers });
    if (statusCode !== 200 && statusCode !== 400)
      problems.push(`${list.path} ${JSON.stringify(query)}: ${statusCode}`);
  };
  for (const list of lists)
    for (const input of inputsOf(list, ids.get(list.path)))
      for (const cursor of CURSORS) await ask(list, { ...input, cursor });
  expect(problems).toEqual([]);
  expect(lists.length).toBeGreaterThan(10);
});
