import type { Role } from '@portal/shared-contracts';
import {
  followUpStatus,
  isTaskDone,
  moduleIds,
  moduleKind,
  type OrderModule,
  type ProgressFacts,
} from '@portal/shared-contracts/orders';

/** Key of the words beside a module, and whether the reader can open it now. */
export interface ModuleState {
  isDone: boolean;
  /** Key below `module` in the texts; nothing where the link is enough. */
  note:
    | 'pending'
    | 'pending-response'
    | 'submitted'
    | 'pending-previous-document'
    | 'to-answer'
    | 'draft-waiting'
    | 'draft-approval'
    | 'revision-accepted'
    | 'revisions-requested'
    | undefined;
  isOpen: boolean;
}

const followUp = (facts: ProgressFacts, serviceId: string, role: Role): ModuleState => {
  const status = followUpStatus(facts, serviceId);
  if (status === 'answered') return { isDone: true, note: undefined, isOpen: true };
  if (status === 'submitted')
    return { isDone: false, note: role === 'user' ? 'to-answer' : 'submitted', isOpen: true };
  // The writer starts the questions; until then the customer has nothing to open.
  return { isDone: false, note: 'pending', isOpen: role !== 'user' };
};

const revision = (facts: ProgressFacts, serviceId: string): ModuleState['note'] => {
  const flags = facts.revisionData[serviceId];
  if (!flags?.sentByWriter) return 'pending';
  if (flags.pendingApproval) return 'draft-approval';
  return flags.pendingClientReview ? 'draft-waiting' : 'revisions-requested';
};

const openState = (
  facts: ProgressFacts,
  serviceId: string,
  { id }: OrderModule,
  role: Role,
): ModuleState => {
  const isDone = isTaskDone(facts, serviceId, id);
  const kind = moduleKind(id);
  if (kind === 'additionalQuestionnaire') return followUp(facts, serviceId, role);
  if (kind === 'revisionProcess')
    return {
      isDone,
      note: isDone ? 'revision-accepted' : revision(facts, serviceId),
      isOpen: true,
    };
  if (isDone) return { isDone, note: undefined, isOpen: true };
  if (kind === 'finalDocument' || kind === 'finalLinkedin')
    return { isDone, note: 'pending', isOpen: true };
  if (role === 'user') return { isDone, note: undefined, isOpen: true };
  if (kind === 'previousDocument')
    return { isDone, note: 'pending-previous-document', isOpen: true };
  // A questionnaire without answers has nothing that the staff could read.
  return { isDone, note: 'pending-response', isOpen: false };
};

/** The state of one module for one reader; in an order that was called off nothing is waited for. */
export const moduleState = (
  facts: ProgressFacts,
  serviceId: string,
  module: OrderModule,
  role: Role,
): ModuleState => {
  const state = openState(facts, serviceId, module, role);
  if (!facts.cancelledAt || state.isDone) return state;
  // Drafts can still be read.
  return { isDone: false, note: undefined, isOpen: module.id === moduleIds.revisionProcess };
};
