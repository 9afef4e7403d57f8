import type { Language, Role } from '@portal/shared-contracts';
import {
  stepFor,
  stepLink,
  turnOf,
  turnSentence,
  type TurnFacts,
} from '@portal/shared-contracts/orders';
import type { StatusKind } from '@portal/shared-ui';

/** The status of an order for one reader: a chip, one sentence, and a link to the next step if it is theirs. */
export interface OrderTurn {
  kind: StatusKind;
  sentence: string;
  link: string | undefined;
  /** The service that the sentence is about. */
  serviceId: string | undefined;
}

/** The customer sees a writer at work as progress; the writer sees everybody else as waiting. */
const kindOf = (owner: string, isMine: boolean, role: Role): StatusKind => {
  if (owner === 'done') return 'done';
  if (isMine) return 'needs-you';
  return role === 'user' && owner === 'writer' ? 'in-progress' : 'waiting';
};

/** Whose turn it is, worded the same on dashboards, in lists and on the page of an order. */
export const readTurn = (
  order: TurnFacts & { _id: string },
  role: Role,
  language: Language,
): OrderTurn => {
  const turn = turnOf(order);
  const mine = stepFor(turn, role);
  return {
    kind: kindOf(turn.owner, mine !== undefined, role),
    sentence: turnSentence(mine ?? turn, role, language),
    link: mine && stepLink(order._id, mine, role),
    serviceId: (mine ?? turn).serviceId,
  };
};
