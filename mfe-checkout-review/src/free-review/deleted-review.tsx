import { routes } from '@portal/shared-contracts/remote';
import { useAnnounce } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Stands where the review was (RV-54). */
export const DeletedReview = () => {
  const { t } = useTranslation('freereview');
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(t('own.deleted'));
  }, [announce, t]);
  return (
    <>
      <h1 ref={heading} className="pui-title" tabIndex={-1} data-page-heading="">
        {t('own.deleted')}
      </h1>
      <p>{t('own.deletedText')}</p>
      <p>
        <Link to={routes.reviewIntake({})}>{t('own.another')}</Link>
      </p>
    </>
  );
};
