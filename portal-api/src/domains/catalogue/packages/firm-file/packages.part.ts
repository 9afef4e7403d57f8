import type { CarriedPackage, PackageContent } from '@portal/shared-contracts/admin';
import {
  type CarriedFile,
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import {
  getNewestFile,
  listDownloadableChoices,
} from '../../downloadables/downloadable-files.repository.ts';
import { takeDownloadable } from '../../downloadables/downloadables.service.ts';
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

type Downloads = PackageContent['downloadables'];

// A file that this package has already, or that comes with any as this title, is not stored again.
const knownFiles = async (
  { db, files }: FirmWriting,
  own: Downloads,
): Promise<(title: string, file: CarriedFile) => string | undefined> => {
  const nameOf = (file: CarriedFile) => `${file.sha256}/${file.name}`;
  const known = new Map<string, string>();
  const note = async (key: string, title = ''): Promise<void> => {
    const file = await files.find(await getNewestFile(db, key));
    if (file) known.set(`${nameOf({ ...file, name: file.originalname })}/${title}`, key);
  };
  for (const { title, key } of await listDownloadableChoices(db)) await note(key, title);
  for (const { key } of own) await note(key);
  return (title, file) => known.get(`${nameOf(file)}/`) ?? known.get(`${nameOf(file)}/${title}`);
};

const storeFiles = async (
  writing: FirmWriting,
  { downloadables }: CarriedPackage,
  own: Downloads,
): Promise<Downloads> => {
  if (downloadables.length === 0) return [];
  const keyOf = await knownFiles(writing, own);
  const stored: Downloads = [];
  for (const { title, file } of downloadables) {
    const key =
      keyOf(title, file) ??
      (await takeDownloadable(writing, { title, file: await writing.open(file) }));
    stored.push({ title, key });
  }
  return stored;
};

const writeOne = async (
  writing: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: CarriedPackage },
): Promise<string> => {
  const { currency } = writing.site.settings;
  const wanted = { currency, ...toContent(content, writing.idOf) };
  const packageId = id ?? (await createDraft(writing, wanted, writing.newId('packages', key)));
  if (!id) await setKey(writing.db, packageId, key);
  const { version, content: former } = await getEdited(writing.db, packageId);
  const downloadables = await storeFiles(writing, content, former.downloadables);
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
    const newServiceId = (name: string) => writing.newId('services', `${packageId}/${name}`);
    await publishDraft(writing, { packageId, baseVersion: version, newServiceId }, sources);
  },
});
