import { ApiError } from '@portal/shared-contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../page/page-header.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { LoadingSkeleton, type SkeletonShape } from './loading-skeleton.tsx';

/** Props of {@link QueryStates}. */
export interface QueryStatesProps<T> {
  query: UseQueryResult<T>;
  /** Heading of a page whose own one comes with the content; shown until then, and when the content does not come. */
  title?: string;
  skeleton?: SkeletonShape;
  errorText?: ErrorStateProps['text'];
  safe?: ErrorStateProps['safe'];
  children: (data: T) => ReactNode;
}

const WayOn = () => {
  const { t } = useTranslation('ui');
  return <Link to="/">{t('toStart')}</Link>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not-found';

/** One read on a page: skeleton while it comes, error with Retry when it fails, only a way on when it does not exist, content when it is there. */
export const QueryStates = <T,>(props: QueryStatesProps<T>) => {
  const { query, title, skeleton = 'page', errorText, safe, children } = props;
  // What is gone, or not theirs any more, is not shown from memory either.
  if (query.data !== undefined && !isMissing(query.error)) return <>{children(query.data)}</>;
  if (query.isError) {
    return (
      <>
        {title && <PageHeader title={title} />}
        <ErrorState
          error={query.error}
          text={errorText}
          safe={safe ?? (isMissing(query.error) && <WayOn />)}
          isRetrying={query.isFetching}
          {...(isMissing(query.error) ? {} : { onRetry: () => void query.refetch() })}
        />
      </>
    );
  }
  return (
    <>
      {title && <PageHeader title={title} isWaiting />}
      <LoadingSkeleton shape={skeleton} />
    </>
  );
};
