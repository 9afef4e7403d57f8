import { type ProductContent, productContent } from '@portal/shared-contracts/admin';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import { cleanOfferHtml } from '../../../catalogue/packages/packages.service.ts';
import { findEditedProduct, insertProduct, updateProduct } from '../edited-products.repository.ts';
import { listKeys, setKey } from './keys.repository.ts';

const carried = (raw: unknown): ProductContent => {
  const content = productContent.parse(raw);
  return { ...content, productDescription: cleanOfferHtml(content.productDescription) };
};

const readAll = async ({ db }: FirmReading): Promise<FirmThing<ProductContent>[]> => {
  const things: FirmThing<ProductContent>[] = [];
  for (const { id, key } of await listKeys(db)) {
    const row = await findEditedProduct(db, id);
    if (row)
      things.push({
        id,
        key,
        title: row.name,
        content: carried(row),
        isArchived: false,
        isPublished: null,
      });
  }
  return things;
};

const writeOne = async (
  { db, site, actor, newId }: FirmWriting,
  { id, key, content }: { id: string | undefined; key: string; content: ProductContent },
): Promise<string> => {
  const { currency } = site.settings;
  if (id) {
    await updateProduct(db, id, { content, by: actor.id, currency });
    return id;
  }
  const made = { id: newId('external-products', key), content, currency, by: actor.id, key: null };
  const productId = await insertProduct(db, made);
  await setKey(db, productId, key);
  return productId;
};

/** Products of other shops; they have no drafts, so a change holds at once. */
export const productsPart: FirmPart<ProductContent> = {
  name: 'external-products',
  area: 'catalogue',
  noun: 'external-product',
  read: readAll,
  parse: carried,
  titleOf: ({ name }) => name,
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
};
