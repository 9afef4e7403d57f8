import { randomUUID } from 'node:crypto';

/** The options of a call that is an attempt of its own, whatever was paid before. */
export const newAttempt = () => ({ headers: { 'idempotency-key': randomUUID() } });
