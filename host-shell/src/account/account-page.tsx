import { useSignedInUser } from '@portal/shared-contracts/react';
import { Page, PageHeader } from '@portal/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MailChoicesSection } from '../mails/mail-choices-section.tsx';
import { NameForm } from './name-form.tsx';
import { OwnDataSection } from './own-data/own-data-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureSection } from './picture-section.tsx';
import './account.css';

/** The account of a customer or writer: picture, name and address, password. */
export const AccountPage = () => {
  const { t } = useTranslation('shell');
  const user = useSignedInUser();
  return (
    <Page width="reading">
      <PageHeader title={t('account.title')} context={user.email} />
      {/* What one person typed must not stay for the next one. */}
      <Fragment key={user._id}>
        <PictureSection user={user} />
        <NameForm user={user} />
        <PasswordForm user={user} />
        <MailChoicesSection personId={user._id} />
        <OwnDataSection personId={user._id} />
      </Fragment>
    </Page>
  );
};
