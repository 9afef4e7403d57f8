import { ErrorState, Page, PageHeader, type ErrorStateProps } from '@portal/shared-ui';
import { PageTitle } from '@portal/shared-ui/texts';
import { useContext, type ReactNode } from 'react';
import { followHeading } from '../../focus/heading-focus.ts';

/** Props of {@link PartFailure}. */
export interface PartFailureProps extends ErrorStateProps {
  readonly onRetry: () => void;
}

/** A failure in the place of what failed: a page keeps its heading, to which the focus goes when Retry is taken away. */
export const PartFailure = ({ onRetry, ...said }: PartFailureProps): ReactNode => {
  const title = useContext(PageTitle);
  if (title === '') return <ErrorState {...said} onRetry={onRetry} />;
  const retry = (): void => {
    followHeading();
    onRetry();
  };
  return (
    <Page>
      <PageHeader title={title} isWaiting />
      <ErrorState {...said} onRetry={retry} />
    </Page>
  );
};
