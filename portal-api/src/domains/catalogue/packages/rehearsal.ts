import type { PackageContent } from '@portal/shared-contracts/admin';
import {
  FOLLOW_UP_SUBMITTED,
  isTaskDone,
  type RevisionFlags,
  type Step,
  type Turn,
  type TurnFacts,
  turnOf,
  type TurnStep,
} from '@portal/shared-contracts/orders';

/** What the firm has published and a package may ask for. */
export interface Published {
  questionnaires: ReadonlySet<string>;
  contracts: ReadonlySet<string>;
}

/** How an order would go. */
export interface Rehearsal {
  /** How many steps people took. */
  steps: number;
  /** The module at which nobody can go on; nothing when the order ends. */
  stuck?: { module: string; service: string };
}

type Play = (facts: TurnFacts, step: Step) => TurnFacts;

const complete = (facts: TurnFacts, { serviceId = '' }: Step, taskId: string): TurnFacts => ({
  ...facts,
  completed_tasks: [...facts.completed_tasks, { serviceId, taskId }],
});

const completeModule: Play = (facts, step) => complete(facts, step, step.moduleId ?? '');

const flag =
  (flags: RevisionFlags): Play =>
  (facts, { serviceId = '' }) => ({
    ...facts,
    revisionData: { ...facts.revisionData, [serviceId]: flags },
  });

// Played with approval on: that path has every step that an order can have.
const sendDraft = flag({ sentByWriter: true, pendingClientReview: false, pendingApproval: true });
const approveDraft = flag({
  sentByWriter: true,
  pendingClientReview: true,
  pendingApproval: false,
});

const plays: Readonly<Partial<Record<TurnStep, Play>>> = {
  'initial-questions': (facts) => ({ ...facts, customer_industries: ['any'] }),
  contract: (facts) => ({ ...facts, contract_signed: true }),
  'assign-writer': (facts) => ({ ...facts, writer: true }),
  questionnaire: completeModule,
  'previous-document': completeModule,
  'write-follow-up': (facts, step) => complete(facts, step, FOLLOW_UP_SUBMITTED),
  'answer-follow-up': completeModule,
  'write-first-draft': sendDraft,
  'write-next-draft': sendDraft,
  'approve-draft': approveDraft,
  'review-draft': completeModule,
  'upload-final': completeModule,
  'upload-linkedin': completeModule,
};

const canBeTaken = (step: Step, facts: TurnFacts, published: Published): boolean => {
  if (step.step === 'questionnaire') return published.questionnaires.has(step.moduleId ?? '');
  if (step.step === 'contract') return published.contracts.has(facts.package.contract_id ?? '');
  return plays[step.step] !== undefined;
};

const bought = ({ services, contractId }: PackageContent): TurnFacts => ({
  customer_industries: [],
  contract_signed: false,
  writer: false,
  completed_tasks: [],
  revisionData: {},
  package: {
    contract_id: contractId,
    packageServices: services.map(({ name, modules }, index) => ({
      _id: String(index),
      serviceName: name,
      serviceModules: modules,
    })),
  },
});

const stuckAt = (facts: TurnFacts, turn: Turn): NonNullable<Rehearsal['stuck']> => {
  if (turn.title !== undefined && turn.service !== undefined)
    return { module: turn.title, service: turn.service };
  for (const { _id, serviceName, serviceModules } of facts.package.packageServices)
    for (const { id, title } of serviceModules)
      if (!isTaskDone(facts, _id, id)) return { module: title, service: serviceName };
  return { module: '', service: '' };
};

/** Plays an order of a package from its purchase to its end by the rule that real orders follow (BO-88). */
export const rehearse = (content: PackageContent, published: Published): Rehearsal => {
  let facts = bought(content);
  // Each module needs a few steps; whatever takes more than these goes round in a circle.
  const most = 10 + 10 * content.services.flatMap(({ modules }) => modules).length;
  for (let steps = 0; steps <= most; steps += 1) {
    const turn = turnOf(facts);
    if (turn.owner === 'done') return { steps };
    const step = [turn.customer, turn.writer, turn].find(
      (next): next is Step => next !== undefined && canBeTaken(next, facts, published),
    );
    const play = step && plays[step.step];
    if (!play) return { steps, stuck: stuckAt(facts, turn) };
    facts = play(facts, step);
  }
  return { steps: most, stuck: stuckAt(facts, turnOf(facts)) };
};
