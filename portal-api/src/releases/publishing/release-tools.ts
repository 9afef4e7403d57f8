import type { CommandLine } from '../../kernel/command-line.ts';
import type { Database } from '../../kernel/database.ts';
import { openStore } from '../registry/open-registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/** What the commands work with. */
export interface ReleaseTools {
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
  readonly print: (line: string) => void;
}

/** What a command line offers to the commands of releases. */
export const toolsOf = ({ platform, print }: CommandLine): ReleaseTools => ({
  db: platform.database.platform(),
  store: openStore(platform.config),
  now: platform.now,
  print,
});
