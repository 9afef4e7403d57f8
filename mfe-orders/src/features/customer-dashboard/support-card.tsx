import { usePortal } from '@portal/shared-contracts/react';
import { EmailText, Section } from '@portal/shared-ui';
import { MailIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** The firm's address for help (OR-02). */
export const SupportCard = () => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  return (
    <Section title={t('support')}>
      <p className="orders-muted">{t('supportHint')}</p>
      <a className="orders-inline-link" href={`mailto:${website.companyEmail}`}>
        <MailIcon />{' '}
        <span>
          <EmailText value={website.companyEmail} />
        </span>
      </a>
    </Section>
  );
};
