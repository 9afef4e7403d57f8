import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { Section } from '@portal/shared-ui';
import { FileTextIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way to the free review, where the firm offers it (RV-03). */
export const FreeReviewCard = () => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  if (!website.freeReview.enabled) return null;
  return (
    <Section title={t('freeReview')}>
      <p className="orders-muted">{t('freeReviewHint')}</p>
      <Link className="orders-inline-link" to={routes.reviewIntake({})}>
        <FileTextIcon /> {t('freeReviewLink')}
      </Link>
    </Section>
  );
};
