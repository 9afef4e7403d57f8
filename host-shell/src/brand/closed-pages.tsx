import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { Drawing, Page } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from './brand.tsx';

const ClosedPage = ({ title, text }: { title: string; text?: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  return (
    <Page width="reading">
      <div className="closed-page">
        {/* The bar above has it for whoever is signed in. */}
        {!user && <Brand />}
        <Drawing name="search" />
        <h1 className="pui-title" tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        {text && <p>{text}</p>}
        <Link to={routes.home({})}>{t('notFound.home')}</Link>
      </div>
    </Page>
  );
};

/** Nothing is at this address (HS-25). */
export const NotFound = () => {
  const { t } = useTranslation('shell');
  return <ClosedPage title={t('notFound.title')} text={t('notFound.text')} />;
};

/** The page exists, but for another role (HS-24). */
export const Refused = () => {
  const { t } = useTranslation('shell');
  return <ClosedPage title={t('refused.title')} text={t('refused.text')} />;
};

/** The firm has switched this page off. */
export const Unavailable = () => {
  const { t } = useTranslation('shell');
  return <ClosedPage title={t('unavailable.title')} />;
};
