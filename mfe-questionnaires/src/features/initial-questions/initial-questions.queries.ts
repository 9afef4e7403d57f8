import { callApi } from '@portal/shared-contracts';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';
import type { InitialChoices } from './initial-choices.ts';

/**
 * The order that is asked about, by the key of the order's own page: what is read here is what stands there when this
 * page leads on, so that neither sends the other back by an old copy.
 */
export const askedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'customer-order', id],
    queryFn: ({ signal }) => callApi(getCustomerOrder, { id }, { signal }),
    refetchOnMount: 'always',
  });

/** Both answers, complete. */
export interface InitialAnswers {
  industries: InitialChoices['industries'];
  experience: NonNullable<InitialChoices['experience']>;
}

/** Sends both answers (QU-06). */
export const sendInitialQuestions = (orderId: string, { industries, experience }: InitialAnswers) =>
  callApi(saveInitialQuestions, {
    id: orderId,
    customer_industries: industries,
    years_of_experience: experience,
  });
