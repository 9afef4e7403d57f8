import { type StoredFile, storedFile } from '@portal/shared-contracts';
import { type Kept, useVault } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';

const files = z.array(storedFile);

const NOTHING: StoredFile[] = [];

const parse = (stored: unknown): StoredFile[] | undefined => files.safeParse(stored).data;

/** Uploaded files that wait to be sent; back after a reload or a crash. */
export const useKeptFiles = (key: string): Kept<StoredFile[]> => useVault(key, NOTHING, parse);
