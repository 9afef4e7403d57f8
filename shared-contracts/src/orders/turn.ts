import type { Role } from '../roles.ts';
import { type ModuleKind, moduleKind } from './module-ids.ts';
import type { OrderModule, OrderService } from './orders.schema.ts';
import type { Step, Turn, TurnOwner, TurnStep } from './turn.schema.ts';
import { followUpStatus, isTaskDone, type ProgressFacts } from './status.ts';

/** Everything the reducer looks at. */
export interface TurnFacts extends ProgressFacts {
  customer_industries: readonly string[];
  contract_signed: boolean;
  writer: boolean;
  package: ProgressFacts['package'] & { contract_id: string | null };
}

const customerSteps: Partial<Record<ModuleKind, TurnStep>> = {
  questionnaire: 'questionnaire',
  previousDocument: 'previous-document',
};

const isIntake = ({ id }: OrderModule): boolean => moduleKind(id) in customerSteps;

const customerStep = (
  facts: TurnFacts,
  service: OrderService,
  kind: ModuleKind,
): TurnStep | undefined => {
  if (kind === 'additionalQuestionnaire')
    return followUpStatus(facts, service._id) === 'submitted' ? 'answer-follow-up' : undefined;
  if (kind === 'revisionProcess')
    return facts.revisionData[service._id]?.pendingClientReview ? 'review-draft' : undefined;
  return customerSteps[kind];
};

const intakeDone = (facts: TurnFacts, service: OrderService): boolean =>
  service.serviceModules.filter(isIntake).every(({ id }) => isTaskDone(facts, service._id, id));

const draftsAccepted = (facts: TurnFacts, service: OrderService): boolean =>
  service.serviceModules
    .filter(({ id }) => moduleKind(id) === 'revisionProcess')
    .every(({ id }) => isTaskDone(facts, service._id, id));

// A first draft without the answers that the writer asked for would be a guess.
const asksCustomer = (facts: TurnFacts, service: OrderService): boolean =>
  service.serviceModules.some(({ id }) => moduleKind(id) === 'additionalQuestionnaire') &&
  followUpStatus(facts, service._id) === 'submitted';

const draftStep = (facts: TurnFacts, service: OrderService): TurnStep | undefined => {
  const flags = facts.revisionData[service._id];
  if (flags?.pendingApproval) return 'approve-draft';
  if (flags?.pendingClientReview) return undefined;
  if (flags?.sentByWriter) return 'write-next-draft';
  return asksCustomer(facts, service) ? undefined : 'write-first-draft';
};

const writerStep = (
  facts: TurnFacts,
  service: OrderService,
  kind: ModuleKind,
): TurnStep | undefined => {
  if (!intakeDone(facts, service)) return undefined;
  if (kind === 'additionalQuestionnaire')
    return followUpStatus(facts, service._id) === 'not-available' ? 'write-follow-up' : undefined;
  if (kind === 'revisionProcess') return draftStep(facts, service);
  if (kind === 'finalDocument') return draftsAccepted(facts, service) ? 'upload-final' : undefined;
  return kind === 'finalLinkedin' ? 'upload-linkedin' : undefined;
};

type Rule = (facts: TurnFacts, service: OrderService, kind: ModuleKind) => TurnStep | undefined;

/** The steps that a rule finds among the open modules, in the order of the package. */
const openSteps = (facts: TurnFacts, rule: Rule, owner: TurnOwner): Step[] =>
  facts.package.packageServices.flatMap((service) =>
    service.serviceModules
      .filter(({ id }) => !isTaskDone(facts, service._id, id))
      .flatMap(({ id, title }) => {
        const step = rule(facts, service, moduleKind(id));
        return step
          ? [
              {
                owner,
                step,
                serviceId: service._id,
                service: service.serviceName,
                moduleId: id,
                title,
              },
            ]
          : [];
      }),
  );

const gate = (facts: TurnFacts): TurnStep | undefined => {
  if (facts.customer_industries.length === 0) return 'initial-questions';
  return facts.package.contract_id !== null && !facts.contract_signed ? 'contract' : undefined;
};

const isFinished = (facts: TurnFacts): boolean => {
  const { packageServices } = facts.package;
  return (
    packageServices.some(({ serviceModules }) => serviceModules.length > 0) &&
    packageServices.every((service) =>
      service.serviceModules.every(({ id }) => isTaskDone(facts, service._id, id)),
    )
  );
};

const afterGates = (facts: TurnFacts): Turn => {
  const customer = openSteps(facts, customerStep, 'customer')[0];
  const staff = openSteps(facts, writerStep, 'writer');
  const approval = staff.find(({ step }) => step === 'approve-draft');
  const writer = facts.writer ? staff.find(({ step }) => step !== 'approve-draft') : undefined;
  const waiting: Step = facts.writer
    ? { ...(approval ?? { step: 'set-up' as const }), owner: 'admin' }
    : { owner: 'admin', step: 'assign-writer' };
  return {
    ...(customer ?? writer ?? waiting),
    ...(customer ? { customer } : {}),
    ...(writer ? { writer } : {}),
  };
};

const nextTurn = (facts: TurnFacts): Turn => {
  if (isFinished(facts)) return { owner: 'done', step: 'done' };
  const closed = gate(facts);
  if (!closed) return afterGates(facts);
  const step: Step = { owner: 'customer', step: closed };
  return { ...step, customer: step };
};

/**
 * Whose turn an order is: exactly one owner and one step, and at most one next step per side. An order that was called
 * off says what would have come next, and nobody can take it.
 * Client and server use this one function, so that lists, pages and notifications agree.
 */
export const turnOf = (facts: TurnFacts): Turn => {
  const turn = nextTurn(facts);
  if (!facts.cancelledAt) return turn;
  const { customer: _customer, writer: _writer, ...next } = turn;
  return next;
};

/** Every step that a person of this role can take now, in the order of the package; pages mark their lines. */
export const openStepsOf = (facts: TurnFacts, role: Role): Step[] => {
  if (role === 'reviewer' || role === 'admin' || facts.cancelledAt) return [];
  if (isFinished(facts) || gate(facts)) return [];
  if (role === 'user') return openSteps(facts, customerStep, 'customer');
  if (!facts.writer) return [];
  return openSteps(facts, writerStep, 'writer').filter(({ step }) => step !== 'approve-draft');
};

/** The one step that a person of this role can take now; reviewers only read. */
export const stepFor = (turn: Turn, role: Role): Step | undefined => {
  if (role === 'user') return turn.customer;
  return role === 'writer' ? turn.writer : undefined;
};
