import type { CommandLine } from '../../kernel/command-line.ts';
import type { ReleaseConfig } from '../../kernel/config/release-config.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Database } from '../../kernel/database.ts';
import { refuseToCopies } from '../../domains/files/store-owner.service.ts';
import { openStore } from '../registry/open-registry.ts';
import { loadSigningKeys } from '../store/signing-keys.ts';
import type { SigningKeys } from '../store/signing.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What the commands work with. */
export interface ReleaseTools {
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
  /** Refuses where the store belongs to another database. */
  readonly refuseToCopies: () => Promise<void>;
  /** The keys that sign links. */
  readonly signingKeys: () => Promise<SigningKeys>;
  readonly print: (line: string) => void;
}

/** What commands of releases run on: a server's platform, or the registry and the store alone. */
export interface ReleaseCommandLine extends Pick<CommandLine, 'print' | 'folder'> {
  platform: Pick<Platform, 'database' | 'fileStore' | 'identity' | 'now'> & {
    config: ReleaseConfig;
  };
}

/** What a command line offers to the commands of releases. */
export const toolsOf = ({ platform, print }: ReleaseCommandLine): ReleaseTools => ({
  db: platform.database.platform(),
  store: openStore(platform),
  now: platform.now,
  refuseToCopies: () => refuseToCopies(platform),
  signingKeys: () => loadSigningKeys(platform),
  print,
});
