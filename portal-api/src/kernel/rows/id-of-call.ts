import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';

/**
 * The id of what a call makes. The same call again must find the same thing, so the id follows from the call's
 * idempotency key where it has one.
 */
export const idOfCall = (
  { idempotencyKey, actor }: Pick<Context, 'idempotencyKey' | 'actor'>,
  noun: string,
): string =>
  idempotencyKey
    ? createHash('sha256')
        .update(`${noun} ${actor.id} ${idempotencyKey}`)
        .digest('hex')
        .slice(0, 32)
    : randomUUID();
