import type { SiteDatabase } from '../../../kernel/database.ts';
import { sandboxIntents } from './sandbox-intents.repository.ts';
import { sandboxListed } from './sandbox-listed.repository.ts';
import { sandboxMethods } from './sandbox-methods.repository.ts';
import { sandboxRequests } from './sandbox-requests.repository.ts';
import { sandboxReturns } from './sandbox-returns.repository.ts';

export type { SandboxIntent } from './sandbox-intents.repository.ts';
export type { SandboxMethod } from './sandbox-methods.repository.ts';

/** The sandbox's books of one account of one site. */
export const sandboxBooks = (db: SiteDatabase, account: string) => ({
  ...sandboxMethods(db, account),
  ...sandboxIntents(db, account),
  ...sandboxReturns(db, account),
  ...sandboxListed(db, account),
  ...sandboxRequests(db),
});

/** The sandbox's books of one account. */
export type SandboxBooks = ReturnType<typeof sandboxBooks>;
