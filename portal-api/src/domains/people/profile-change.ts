import type { AuditNote } from '../../kernel/accountability/audit.ts';
import type { Actor } from '../../kernel/context.ts';

type Names = Pick<Actor, 'firstName' | 'lastName' | 'email'>;

const namesOf = ({ firstName, lastName, email }: Names): Names => ({ firstName, lastName, email });

/** What the audit log says of a changed profile. */
export const profileChange = (actor: Actor, change: Names): AuditNote => ({
  subject: { kind: 'person', id: actor.id },
  before: namesOf(actor),
  after: namesOf(change),
});
