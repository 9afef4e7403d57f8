import { useSignedInUser } from '@portal/shared-contracts/react';
import { Page, PageHeader } from '@portal/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnDataSection } from '../account/own-data/own-data-section.tsx';
import { PasswordForm } from '../account/password-form.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import '../account/account.css';
import './security.css';

/** How everybody keeps the own account safe: password and browsers, whatever the role. */
export const SecurityPage = () => {
  const { t } = useTranslation('shell');
  const user = useSignedInUser();
  return (
    <Page width="reading">
      <PageHeader title={t('security.title')} context={user.email} />
      {/* What one person typed must not stay for the next one. */}
      <Fragment key={user._id}>
        <PasswordForm user={user} />
        <FactorSection person={user._id} isNeeded={user.needsSecondFactor === true} />
        <PasskeysSection person={user._id} />
        <SessionsSection person={user._id} />
        {/* The others have it on their profile. */}
        {user.role === 'reviewer' && <OwnDataSection personId={user._id} />}
      </Fragment>
    </Page>
  );
};
