import type { Database } from '../../kernel/database.ts';
import { createSigningKey, type SigningKey } from './signing.ts';

interface KeyRow {
  key_id: string | null;
  private_key: string | null;
  public_key: string | null;
}

/** The key of a demo; made at the first start and kept in the database. */
export const getSigningKey = async (db: Database): Promise<SigningKey> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<KeyRow>(
      'select key_id, private_key, public_key from registry for update',
    );
    if (row?.key_id && row.private_key && row.public_key)
      return { keyId: row.key_id, privateKey: row.private_key, publicKey: row.public_key };
    const key = createSigningKey();
    await tx.query('update registry set key_id = $1, private_key = $2, public_key = $3', [
      key.keyId,
      key.privateKey,
      key.publicKey,
    ]);
    return key;
  });
