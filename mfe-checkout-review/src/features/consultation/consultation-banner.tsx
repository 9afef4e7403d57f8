import { callApi } from '@portal/shared-contracts';
import { countConsultationClick } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';

interface ConsultationBannerProps {
  link: string;
  critiqueId: string;
  critiqueViewId: string;
}

/** `Book Now` opens the firm's calendar and counts the click (CR-14). */
export const ConsultationBanner = ({
  link,
  critiqueId,
  critiqueViewId,
}: ConsultationBannerProps) => {
  const { t } = useTranslation('checkout');
  if (!link) return null;
  // Counting must never hold up or spoil the visit, so its failure is ignored.
  const count = (): void =>
    void callApi(countConsultationClick, { id: critiqueId, critiqueViewId }).catch(() => undefined);
  return (
    <section className="cr-card cr-consultation">
      <h2>{t('consultation.title')}</h2>
      <p>{t('consultation.text')}</p>
      <a
        className="cr-button cr-button-quiet"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={count}
      >
        {t('consultation.book')}
      </a>
    </section>
  );
};
