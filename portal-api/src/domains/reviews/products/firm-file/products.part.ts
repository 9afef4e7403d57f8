import { carriedProduct, type CarriedProduct } from '@portal/shared-contracts/admin';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import { cleanOfferHtml } from '../../../catalogue/packages/packages.service.ts';
import {
  archiveProductRow,
  findEditedProduct,
  insertProduct,
  updateProduct,
} from '../edited-products.repository.ts';
import { listKeys, setKey } from './keys.repository.ts';

const carried = (raw: unknown): CarriedProduct => {
  const content = carriedProduct.parse(raw);
  return { ...content, productDescription: cleanOfferHtml(content.productDescription) };
};

const readAll = async ({ db }: FirmReading): Promise<FirmThing<CarriedProduct>[]> => {
  const things: FirmThing<CarriedProduct>[] = [];
  for (const { id, key } of await listKeys(db)) {
    const row = await findEditedProduct(db, id);
    if (row)
      things.push({
        id,
        key,
        title: row.name,
        content: carried({ ...row, archived: row.isArchived }),
        // Whether it is archived is said in its content.
        isArchived: false,
        isPublished: null,
      });
  }
  return things;
};

const writeOne = async (
  { db, site, actor, newId }: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: CarriedProduct },
): Promise<string> => {
  const { currency } = site.settings;
  const { archived: isArchived } = content;
  if (id) {
    await updateProduct(db, id, { content, by: actor.id, currency });
    await archiveProductRow(db, id, { isArchived, by: actor.id });
    return id;
  }
  const made = { id: newId('external-products', key), content, currency, by: actor.id, key: null };
  const productId = await insertProduct(db, made);
  await setKey(db, productId, key);
  if (isArchived) await archiveProductRow(db, productId, { isArchived, by: actor.id });
  return productId;
};

/** Products of other shops; they have no drafts, so a change holds at once. */
export const productsPart: FirmPart<CarriedProduct> = {
  name: 'external-products',
  area: 'catalogue',
  noun: 'external-product',
  read: readAll,
  parse: carried,
  titleOf: ({ name }) => name,
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
};
