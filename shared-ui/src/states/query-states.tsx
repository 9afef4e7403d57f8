import { ApiError } from '@portal/shared-contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { LoadingSkeleton, type SkeletonShape } from './loading-skeleton.tsx';

/** Props of {@link QueryStates}. */
export interface QueryStatesProps<T> {
  query: UseQueryResult<T>;
  /** Heading of a page whose own one comes with the content; shown until then, and when the content does not come. */
  title?: string;
  /** The way back of that page, above `title` from the start; who waits or was refused is not held. */
  back?: PageHeaderProps['back'];
  skeleton?: SkeletonShape;
  errorText?: ErrorStateProps['text'];
  safe?: ErrorStateProps['safe'];
  /**
   * Whether what is there only sends its reader on. A copy from memory may be from before what was just done, so it is
   * followed only once it is as new as the server's.
   */
  leadsOn?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

const WayOn = () => {
  const { t } = useTranslation('ui');
  return <Link to="/">{t('toStart')}</Link>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['gone', 'not-found'].includes(error.code);

/** What may be shown: nothing that is gone or not theirs any more, and no way on that may be an old one. */
const isShown = <T,>({ data, error, isError, isFetching }: UseQueryResult<T>, leadsOn: boolean) =>
  data !== undefined && !isMissing(error) && !(leadsOn && (isError || isFetching));

/** One read on a page: skeleton while it comes, error with Retry when it fails, only a way on when it does not exist or has ended, content when it is there. */
export const QueryStates = <T,>(props: QueryStatesProps<T>) => {
  const { query, title, back, skeleton = 'page', errorText, safe, leadsOn, children } = props;
  const { data } = query;
  if (data !== undefined && isShown(query, leadsOn?.(data) ?? false)) return <>{children(data)}</>;
  if (query.isError) {
    return (
      <>
        {title && <PageHeader title={title} back={back} />}
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
      {title && <PageHeader title={title} back={back} isWaiting />}
      <LoadingSkeleton shape={skeleton} />
    </>
  );
};
