import { carriedContract, type CarriedContract } from '@portal/shared-contracts/admin';
import {
  type FirmPart,
  type FirmWriting,
  readEach,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import { sanitizeContract } from '../../contracts/contract-content.ts';
import {
  findFirmContract,
  insertContract,
  lockFirmContract,
  updateContract,
} from '../firm-contracts.repository.ts';
import { publishContract } from '../firm-contracts.service.ts';
import { listKeys, setKey } from './keys.repository.ts';

const carried = (raw: unknown): CarriedContract => {
  const { title, content } = carriedContract.parse(raw);
  return { title, content: sanitizeContract(content) };
};

const writeOne = async (
  { db, actor, newId }: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: CarriedContract },
): Promise<string> => {
  const row = id ? await lockFirmContract(db, id) : undefined;
  if (row) {
    await updateContract(db, { ...row, ...content }, actor.id);
    return row.id;
  }
  const made = await insertContract(db, {
    ...content,
    id: newId('contracts', key),
    by: actor.id,
    key: undefined,
  });
  await setKey(db, made, key);
  return made;
};

/** The contracts of the firm; published by whoever takes them as the firm's own (BO-13). */
export const contractsPart: FirmPart<CarriedContract> = {
  name: 'contracts',
  area: 'catalogue',
  noun: 'contract',
  isWordy: true,
  mustBeOurs: true,
  read: async ({ db }) => readEach(await listKeys(db), (id) => findFirmContract(db, id), carried),
  parse: carried,
  titleOf: ({ title }) => title,
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
  publish: async (writing, id) => {
    const row = await lockFirmContract(writing.db, id);
    if (row) await publishContract(writing, { id, baseVersion: row.version, isOurs: true });
  },
};
