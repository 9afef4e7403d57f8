import type { CompletedTask, OrderPackage } from '@portal/shared-contracts/orders';

/** One line of what happened: a key of the texts, with the title where it is about a module. */
export interface Activity {
  key: 'ordered' | 'assigned' | 'signed' | 'follow-up' | 'task' | 'completed';
  at: string;
  title?: string;
}

interface Dated {
  createdAt: string;
  assignedAt: string | null;
  contractSignedAt: string | null;
  completedAt: string | null;
  completed_tasks: readonly CompletedTask[];
  package: OrderPackage;
}

const taskLine = (order: Dated, task: CompletedTask): Activity[] => {
  if (!task.completedAt) return [];
  const at = task.completedAt;
  const service = order.package.packageServices.find(({ _id }) => _id === task.serviceId);
  const module = service?.serviceModules.find(({ id }) => id === task.taskId);
  if (module) return [{ key: 'task', at, title: `${service?.serviceName}: ${module.title}` }];
  return [{ key: 'follow-up', at, title: service?.serviceName ?? '' }];
};

const dated = (key: Activity['key'], at: string | null): Activity[] => (at ? [{ key, at }] : []);

/** What happened to an order, latest first, read from the dates of the order itself. */
export const activityOf = (order: Dated): Activity[] =>
  [
    ...dated('ordered', order.createdAt),
    ...dated('assigned', order.assignedAt),
    ...dated('signed', order.contractSignedAt),
    ...order.completed_tasks.flatMap((task) => taskLine(order, task)),
    ...dated('completed', order.completedAt),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
