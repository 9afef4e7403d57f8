import { downloadFile, uploadFileCall, viewFile } from '@portal/shared-contracts/files';
import type { DemoPerson } from '../../seed/seeder.ts';
import { orderId, serviceId } from '../../seed/orders/orders.ts';
import { packageId } from '../../seed/packages.data.ts';
import type { TestApp } from '../create-test-app.ts';
import { insertOperation } from '../../src/domains/firm-file/operations/operations.repository.ts';
import { expectCall, type Expected, type IsolationRow, isolationTable } from './isolation.ts';

const CONTENT = 'company,role\nConfidential Employer,Archivist\n';

type Keys = Readonly<Record<string, string>>;

interface World {
  key: string;
  /** A file of each kind of subject. */
  of: Keys;
}

const nobody = {
  nobody: 401,
  revoked: 401,
  sameSite: 404,
  otherSite: 404,
  writer: 404,
  reviewer: 404,
};
const ofOrder: Expected = { ...nobody, reviewer: 200, own: 200 };
const everybody = { nobody: 200, revoked: 200, sameSite: 200, writer: 200, reviewer: 200 };

const order = orderId('northwind', 'draft-review');
const service = serviceId('northwind', 'professional', 'resume');

/** Who may read a file of each kind of subject. */
export const fileRules: Readonly<Record<string, Partial<Record<DemoPerson, Expected>>>> = {
  site: { customer: { ...everybody, otherSite: 404, own: 200 } },
  person: { customer: { ...everybody, nobody: 401, revoked: 401, otherSite: 404, own: 200 } },
  package: { customer: { ...nobody, writer: 200, reviewer: 200, own: 200 } },
  downloadable: { customer: { ...nobody, writer: 200, reviewer: 200, own: 200 } },
  ...Object.fromEntries(
    ['order', 'previous-document', 'draft', 'final-document', 'linkedin-document', 'chat'].map(
      (kind) => [kind, { customer: ofOrder, writer: ofOrder }],
    ),
  ),
  'firm-file': { admin: { ...nobody, own: 200 } },
  // The customer sees a draft only after an admin has passed it.
  'draft-with-admin': { customer: { ...ofOrder, own: 404 }, writer: ofOrder, admin: ofOrder },
};

const draftOf = async (portal: TestApp, id: string): Promise<string> => {
  const rows = await portal.db().query<{
    id: string;
  }>('select id from drafts where order_id = $1 order by number desc limit 1', [id]);
  return rows[0]?.id ?? '';
};

const downloadOf = async (portal: TestApp, packageIdOfIt: string): Promise<string> => {
  const rows = await portal.db().query<{ id: string }>(
    `select f.downloadable_id as id from downloadable_files f
     join package_downloadables d on d.file_key = f.file_key where d.package_id = $1`,
    [packageIdOfIt],
  );
  return rows[0]?.id ?? '';
};

const exportOf = async (portal: TestApp): Promise<string> => {
  const made = { kind: 'firm-export', state: 'done', person_id: portal.personId('admin') } as const;
  return (await insertOperation(portal.db(), made)).id;
};

const subjects = async (portal: TestApp): Promise<Record<string, string>> => ({
  site: 'northwind',
  person: portal.personId('customer'),
  package: packageId('northwind', 'professional'),
  downloadable: await downloadOf(portal, packageId('northwind', 'professional')),
  order,
  'previous-document': `${order}/${service}`,
  'final-document': `${order}/${service}`,
  'linkedin-document': order,
  chat: `order:${order}`,
  draft: await draftOf(portal, order),
  'firm-file': await exportOf(portal),
  'draft-with-admin': await draftOf(portal, orderId('northwind', 'approval')),
});

const storeEach = async (portal: TestApp): Promise<Keys> => {
  const { files } = await portal.context();
  const keys: Record<string, string> = {};
  for (const [name, id] of Object.entries(await subjects(portal))) {
    const file = { filename: 'career.csv', content: Buffer.from(CONTENT) };
    const kind = name === 'draft-with-admin' ? 'draft' : name;
    keys[name] = (await files.store(file, null, { kind, id })).key;
  }
  return keys;
};

const rowsOf = (kind: string): IsolationRow<World>[] =>
  Object.entries(fileRules[kind] ?? {}).flatMap(([owner, expected]) =>
    [viewFile, downloadFile].map((endpoint) =>
      expectCall(
        endpoint,
        owner as DemoPerson,
        ({ of }: World) => ({ key: of[kind] ?? '' }),
        expected,
      ),
    ),
  );

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const { files } = await portal.context();
    const owner = portal.personId('customer');
    const stored = await files.store(
      { filename: 'career.csv', content: Buffer.from(CONTENT) },
      owner,
    );
    return { key: stored.key, of: await storeEach(portal) };
  },
  secrets: () => ['Confidential Employer', 'career.csv'],
  rows: [
    expectCall(viewFile, 'customer', ({ key }) => ({ key }), { ...nobody, own: 200 }),
    expectCall(downloadFile, 'customer', ({ key }) => ({ key }), { ...nobody, own: 200 }),
    ...Object.keys(fileRules).flatMap(rowsOf),
    {
      ...expectCall(uploadFileCall, 'customer', () => ({}), {
        sameSite: 200,
        otherSite: 200,
        writer: 200,
        reviewer: 200,
        own: 200,
      }),
      file: { name: 'new.csv', content: Buffer.from('a,b\n1,2\n') },
    },
  ],
});
