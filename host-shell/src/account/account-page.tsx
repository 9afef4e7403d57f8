import { useSignedInUser } from '@portal/shared-contracts/react';
import { Page, PageHeader } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureSection } from './picture-section.tsx';

/** The account of a customer or writer: picture, name and address, password. */
export const AccountPage = () => {
  const { t } = useTranslation('shell');
  const user = useSignedInUser();
  return (
    <Page width="reading">
      <PageHeader title={t('account.title')} context={user.email} />
      <PictureSection user={user} />
      <NameForm user={user} />
      <PasswordForm user={user} />
    </Page>
  );
};
