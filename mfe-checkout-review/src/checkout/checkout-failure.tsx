import { ApiError } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState } from '@portal/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HelpLine } from '../features/brand-bar/help-line.tsx';

// An ended link, a link that never was, or a package that nobody sells any more: trying again changes nothing.
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['gone', 'not-found'].includes(error.code);

/** Why there is nothing to pay, and what can be done: try again, or where that is of no use, ask or go on elsewhere. */
export const CheckoutFailure = ({
  query,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}) => {
  const { t } = useTranslation('checkout');
  const { error, isFetching, refetch } = query;
  if (!isFinal(error))
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ErrorState error={error} />
      <HelpLine hasEnded={error.code === 'gone'} />
      <Link className="cr-button cr-way-on" to={routes.home({})}>
        {t('thanks.portal')}
      </Link>
    </>
  );
};
