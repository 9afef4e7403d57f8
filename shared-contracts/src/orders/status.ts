import { FOLLOW_UP_SUBMITTED, moduleIds } from './module-ids.ts';
import type { CompletedTask, OrderService, RevisionFlags } from './orders.schema.ts';

/** What statuses are derived from; every shape of an order has it. */
export interface ProgressFacts {
  completed_tasks: readonly Pick<CompletedTask, 'taskId' | 'serviceId' | 'enteredByFirm'>[];
  revisionData: Readonly<Record<string, RevisionFlags>>;
  package: { packageServices: readonly OrderService[] };
  /** When the firm called it off: from then on it is only read. */
  cancelledAt?: string | null | undefined;
}

/** The three states of a service (SC-61, SC-62, SC-63). */
export type ServiceStatus = 'completed' | 'in-progress' | 'not-started';

/** The three states of a follow-up module (SC-64). */
export type FollowUpStatus = 'not-available' | 'submitted' | 'answered';

/** Whether a task of a service is done. */
export const isTaskDone = (
  facts: Pick<ProgressFacts, 'completed_tasks'>,
  serviceId: string,
  taskId: string,
): boolean =>
  facts.completed_tasks.some((task) => task.serviceId === serviceId && task.taskId === taskId);

/** The status of a service. */
export const serviceStatus = (facts: ProgressFacts, service: OrderService): ServiceStatus => {
  const done = service.serviceModules.filter(({ id }) => isTaskDone(facts, service._id, id));
  if (done.length === service.serviceModules.length) return 'completed';
  const begun =
    done.length > 0 ||
    facts.revisionData[service._id]?.sentByWriter === true ||
    isTaskDone(facts, service._id, FOLLOW_UP_SUBMITTED);
  return begun ? 'in-progress' : 'not-started';
};

/** The status of the follow-up questions of a service. */
export const followUpStatus = (
  facts: Pick<ProgressFacts, 'completed_tasks'>,
  serviceId: string,
): FollowUpStatus => {
  if (isTaskDone(facts, serviceId, moduleIds.additionalQuestionnaire)) return 'answered';
  return isTaskDone(facts, serviceId, FOLLOW_UP_SUBMITTED) ? 'submitted' : 'not-available';
};

/** Share of finished modules in whole percent; 100 only when every module is done (SC-60). */
export const statusPercentage = (facts: ProgressFacts): number => {
  const modules = facts.package.packageServices.flatMap((service) =>
    service.serviceModules.map(({ id }) => isTaskDone(facts, service._id, id)),
  );
  const done = modules.filter(Boolean).length;
  if (modules.length === 0) return 0;
  return done === modules.length ? 100 : Math.min(99, Math.round((100 * done) / modules.length));
};

/** An order is completed at 100 percent; any other value is pending (SC-60). */
export const isCompleted = (order: { statusPercentage: number }): boolean =>
  order.statusPercentage === 100;
