import { createHash } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import type { FileStore, PortalIdentity } from '../../kernel/file-store.ts';
import type { Platform } from '../../kernel/platform.ts';
import { lockStoreRow, getPlace, getStoreRow, saveRounds } from './store-owner.repository.ts';
import { restartTombstones } from './tombstones.repository.ts';

const ownerNote = z.object({ portal: z.string(), place: z.string(), rounds: z.number().int() });

type OwnerNote = z.output<typeof ownerNote>;

const readNote = async (store: FileStore): Promise<OwnerNote | undefined> => {
  const text = await store.readNote();
  return text === undefined ? undefined : ownerNote.parse(JSON.parse(text));
};

const writeNote = (store: FileStore, note: OwnerNote): Promise<void> =>
  store.writeNote(JSON.stringify(note));

/** Who this portal is, from its database and from the address under which people reach it. */
export const readIdentity = async (
  platform: Database,
  publicUrl: URL | undefined,
): Promise<PortalIdentity> => {
  const { portal_id: id, prefix } = await getStoreRow(platform);
  const standing = `${await getPlace(platform)} ${publicUrl?.href ?? ''}`;
  return {
    id,
    prefix,
    place: createHash('sha256').update(standing).digest('hex').slice(0, 16),
  };
};

/** What of a platform says whose the store is. */
export type StoreOwner = Pick<Platform, 'database' | 'fileStore' | 'identity'>;

/** The note of the store, where it has one, and then it has to be this portal's. */
const readOwnNote = async ({
  fileStore,
  identity,
}: Omit<StoreOwner, 'database'>): Promise<OwnerNote | undefined> => {
  const note = await readNote(fileStore);
  if (note && note.portal !== identity.id)
    throw new Error(
      `The file store belongs to portal ${note.portal}, and this database to portal ${identity.id}. Give this portal a folder or bucket of its own.`,
    );
  return note;
};

/**
 * Compares the note of the store with this portal; unlike a server, nobody else writes one into a fresh store.
 *
 * @throws Error when the store is not the one in which the servers of this portal keep their files.
 */
export const requireOwnStore = async (owner: Omit<StoreOwner, 'database'>): Promise<void> => {
  if (!(await readOwnNote(owner)))
    throw new Error(
      'No server of this portal has used this file store yet. Name the store of the servers (S3_BUCKET, or DATA_DIR), or start one first.',
    );
};

/**
 * Compares the note of the store with this portal, and writes it into a fresh store.
 *
 * @throws Error when the store belongs to another portal.
 */
export const claimStore = async ({ database, fileStore, identity }: StoreOwner): Promise<void> => {
  if (await readOwnNote({ fileStore, identity })) return;
  const { rounds } = await getStoreRow(database.platform());
  await writeNote(fileStore, { portal: identity.id, place: identity.place, rounds });
};

// The database is written first, so a process that dies in between is one round ahead of its note.
const agrees = (note: OwnerNote | undefined, identity: PortalIdentity, rounds: number): boolean =>
  note !== undefined &&
  note.portal === identity.id &&
  note.place === identity.place &&
  (note.rounds === rounds || note.rounds === rounds - 1);

/** Whether this database may remove bytes: not when it is a copy, nor older than the store. */
export const isOwner = async ({ database, fileStore, identity }: StoreOwner): Promise<boolean> => {
  const { rounds } = await getStoreRow(database.platform());
  return agrees(await readNote(fileStore), identity, rounds);
};

/** Refuses what removes bytes where another database may need them (P-04). */
export const refuseToCopies = async (owner: StoreOwner): Promise<void> => {
  if (!(await isOwner(owner))) throw new Refusal('store-of-another-database');
};

/** Begins a sweep: counts one more round on both sides, or answers that this is not the owner. */
export const beginRound = async ({
  database,
  fileStore,
  identity,
}: StoreOwner): Promise<boolean> => {
  const next = await database.platform().transaction(async (tx) => {
    const { rounds } = await lockStoreRow(tx);
    if (!agrees(await readNote(fileStore), identity, rounds)) return undefined;
    await saveRounds(tx, rounds + 1);
    return rounds + 1;
  });
  if (next === undefined) return false;
  await writeNote(fileStore, { portal: identity.id, place: identity.place, rounds: next });
  return true;
};

/** Makes this database the owner, after a restore or a move; everything found before waits anew. */
export const adoptStore = async (
  { database, fileStore, identity }: StoreOwner,
  now: Date,
): Promise<void> => {
  const note = await readNote(fileStore);
  await database.platform().transaction(async (tx) => {
    const { rounds } = await lockStoreRow(tx);
    const next = Math.max(rounds, note?.rounds ?? 0) + 1;
    await restartTombstones(tx, now);
    await saveRounds(tx, next);
    await writeNote(fileStore, { portal: identity.id, place: identity.place, rounds: next });
  });
};
