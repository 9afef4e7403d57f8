import type { CarriedPackage, PackageContent } from '@portal/shared-contracts/admin';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import { createDraft, getEdited, saveDraft } from '../edit-package.service.ts';
import { publishDraft, type CatalogueSources } from '../publish-package.service.ts';
import { carryPackage, needsOf, readCarried, toContent } from './carried-package.ts';
import { listKeys, setKey } from './keys.repository.ts';

type Thing = FirmThing<CarriedPackage>;

const readAll = async (reading: FirmReading): Promise<Thing[]> => {
  const things: Thing[] = [];
  for (const { id, key } of await listKeys(reading.db)) {
    const row = await getEdited(reading.db, id);
    things.push({
      id,
      key,
      title: row.content.name,
      content: await carryPackage(row.content, reading),
      isArchived: row.state === 'archived',
      isPublished: row.publishedVersion !== null && row.draft === null,
    });
  }
  return things;
};

// A file that this package has already is not stored again.
const ownFiles = async (
  { files }: FirmWriting,
  { downloadables }: PackageContent,
): Promise<Map<string, string>> => {
  const own = new Map<string, string>();
  for (const { key } of downloadables) {
    const file = await files.find(key);
    if (file) own.set(`${file.sha256}/${file.originalname}`, key);
  }
  return own;
};

const storeFiles = async (
  writing: FirmWriting,
  packageId: string,
  { downloadables }: CarriedPackage,
  own: ReadonlyMap<string, string>,
): Promise<PackageContent['downloadables']> => {
  const stored: PackageContent['downloadables'] = [];
  const subject = { kind: 'package', id: packageId };
  for (const { title, file } of downloadables) {
    const known = own.get(`${file.sha256}/${file.name}`);
    const key = known ?? (await writing.files.store(await writing.open(file), null, subject)).key;
    stored.push({ title, key });
  }
  return stored;
};

const writeOne = async (
  writing: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: CarriedPackage },
): Promise<string> => {
  const wanted = toContent(content, writing.idOf);
  const packageId = id ?? (await createDraft(writing, wanted));
  if (!id) await setKey(writing.db, packageId, key);
  const { version, content: former } = await getEdited(writing.db, packageId);
  const own = await ownFiles(writing, former);
  const downloadables = await storeFiles(writing, packageId, content, own);
  const changes = { ...wanted, downloadables };
  await saveDraft(writing, packageId, { baseVersion: version, changes });
  return packageId;
};

/** What the firm sells. */
export const packagesPart = (
  sources: Omit<CatalogueSources, 'downloadables'>,
): FirmPart<CarriedPackage> => ({
  name: 'packages',
  area: 'catalogue',
  noun: 'package',
  read: readAll,
  parse: readCarried,
  titleOf: ({ name }) => name,
  needs: needsOf,
  filesOf: ({ downloadables }) => downloadables.map(({ file }) => file),
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
  publish: async (writing, packageId) => {
    const { version } = await getEdited(writing.db, packageId);
    await publishDraft(writing, { packageId, baseVersion: version }, sources);
  },
});
