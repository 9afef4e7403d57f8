import { type CompletedTask, moduleIds } from '@portal/shared-contracts/orders';

/** When the customer answered; from then on the questions stay as they are. */
export const answeredAtOf = (
  order: { completed_tasks: readonly CompletedTask[] },
  serviceId: string,
): string | null => {
  const task = order.completed_tasks.find(
    (done) => done.serviceId === serviceId && done.taskId === moduleIds.additionalQuestionnaire,
  );
  if (!task) return null;
  return new Date(task.completedAt ?? 0).toISOString();
};
