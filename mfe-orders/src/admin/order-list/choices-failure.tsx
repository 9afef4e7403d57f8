import { ErrorState } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderChoicesQuery } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

/** Says that there is nobody and nothing to choose, because it did not come. */
export const ChoicesFailure = () => {
  const { t } = useTranslation(ADMIN);
  const { isError, refetch } = useQuery(orderChoicesQuery());
  return isError && <ErrorState text={t('list.choicesFailed')} onRetry={() => void refetch()} />;
};
