import type { Sentence } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Background } from '../../../kernel/background.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Log } from '../../../kernel/log.ts';
import {
  endOperation,
  findOperation,
  insertOperation,
  type OperationRow,
} from './operations.repository.ts';

type Asker = Pick<Context, 'db' | 'actor'>;

/** Notes that work has begun which goes on after the reply. */
export const beginOperation = (
  { db, actor }: Asker,
  kind: 'firm-apply' | 'firm-export',
): Promise<OperationRow> => insertOperation(db, { kind, state: 'working', person_id: actor.id });

/** The asker's own operation; anybody else's is unknown. */
export const getOperation = async ({ db, actor }: Asker, id: string): Promise<OperationRow> => {
  const row = await findOperation(db, id);
  if (row?.person_id !== actor.id) throw new Refusal('operation-unknown');
  return row;
};

/** Runs work after its reply and notes how it ended. */
export const runAfter = (
  { background, db, log }: { background: Background; db: SiteDatabase; log: Log },
  id: string,
  work: () => Promise<Parameters<typeof endOperation>[2]>,
): void => {
  const failed = (error: unknown): Sentence[] => {
    if (error instanceof Refusal)
      return [...new Set([error.sentence, ...Object.values(error.fields ?? {})])];
    log.error({ err: error, operation: id }, 'long work failed');
    return [{ code: 'unexpected-failure', params: {} }];
  };
  const run = async () =>
    endOperation(db, id, await work().catch((error: unknown) => ({ problems: failed(error) })));
  background.run(
    run().catch((error: unknown) => log.error({ err: error, operation: id }, 'end of work lost')),
  );
};
