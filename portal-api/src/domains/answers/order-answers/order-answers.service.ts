import type { OrderQuestionnaire } from '@portal/shared-contracts/admin';
import { moduleKind } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { listPublishedOfOrder } from '../follow-ups/follow-ups.repository.ts';
import { presentAnswers } from '../questionnaires/present-answers.ts';
import { listAnswers } from '../questionnaires/questionnaires.repository.ts';

/** What an order asks of its customer, and whether that is still wanted. */
interface Asked {
  isCancelled: boolean;
  questionnaires: OrderQuestionnaire[];
}

/** Everything that an order asks of its customer, in the order of its modules, with what was sent. */
export const questionnairesOf = async (db: SiteDatabase, orderId: string): Promise<Asked> => {
  const order = await findOrder(db, orderId);
  if (!order) throw new Refusal('order-unknown');
  const sent = await listAnswers(db, orderId);
  const published = new Set(await listPublishedOfOrder(db, orderId));
  const services = order.package.packageServices;
  const questionnaires = services.flatMap(({ _id: serviceId, serviceName, serviceModules }) =>
    serviceModules.flatMap(({ id, title }): OrderQuestionnaire[] => {
      const kind = moduleKind(id);
      if (kind !== 'questionnaire' && kind !== 'additionalQuestionnaire') return [];
      const isFollowUp = kind === 'additionalQuestionnaire';
      const row = sent.find(
        ({ service_id, task_id }) => service_id === serviceId && task_id === id,
      );
      const isAsked = !isFollowUp || published.has(serviceId);
      return [
        {
          ...{ _id: id, serviceId, serviceName, isFollowUp },
          title: row?.title ?? title,
          state: row && !row.reopened_at ? 'answered' : isAsked ? 'to-answer' : 'not-available',
          answers: row ? presentAnswers(row, serviceName) : null,
        },
      ];
    }),
  );
  return { isCancelled: order.cancelledAt !== null, questionnaires };
};
