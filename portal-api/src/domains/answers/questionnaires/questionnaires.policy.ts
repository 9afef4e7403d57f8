import { moduleKind, type OrderModule, type OrderService } from '@portal/shared-contracts/orders';

/** A module of an order that is answered with a questionnaire, and its service. */
export interface AnswerableTask {
  service: OrderService;
  module: OrderModule;
  isFollowUp: boolean;
}

interface WithServices {
  package: { packageServices: readonly OrderService[] };
}

const isAnswerable = (moduleId: string): boolean =>
  moduleKind(moduleId) === 'questionnaire' || moduleKind(moduleId) === 'additionalQuestionnaire';

/**
 * The task that an order really has under these ids, or nothing. Documents and drafts are no
 * questionnaires: their tasks are completed by their own calls only.
 */
export const findAnswerableTask = (
  order: WithServices,
  taskId: string,
  serviceId?: string,
): AnswerableTask | undefined => {
  if (!isAnswerable(taskId)) return undefined;
  for (const service of order.package.packageServices) {
    if (serviceId !== undefined && service._id !== serviceId) continue;
    const module = service.serviceModules.find(({ id }) => id === taskId);
    if (module)
      return { service, module, isFollowUp: moduleKind(taskId) === 'additionalQuestionnaire' };
  }
  return undefined;
};
