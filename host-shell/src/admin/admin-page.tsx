import { Page, PageHeader, type PageHeaderProps } from '@portal/shared-ui';
import { UndoOffer } from '@portal/shared-ui/back-office';
import { useEffect, type ReactNode } from 'react';
import { useShownTitle } from '../routing/page-title.ts';

/** Props of {@link AdminPage}. */
export interface AdminPageProps extends Omit<PageHeaderProps, 'title'> {
  title: string;
  width?: 'reading' | 'wide';
  children: ReactNode;
}

/** A page of the back office: its head, and its name in the browser's tab. */
export const AdminPage = ({ title, width = 'wide', children, ...header }: AdminPageProps) => {
  useEffect(() => {
    useShownTitle.setState({ title });
    return () => useShownTitle.setState({ title: '' });
  }, [title]);
  return (
    <Page width={width}>
      <PageHeader title={title} {...header} />
      {children}
      <UndoOffer />
    </Page>
  );
};
