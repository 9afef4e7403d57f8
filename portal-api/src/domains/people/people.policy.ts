import type { Actor } from '../../kernel/context.ts';

/** The id in the body must be the session's own: identity never comes from the client. */
export const isOwnAccount = (actor: Pick<Actor, 'id'>, id: string): boolean => actor.id === id;
