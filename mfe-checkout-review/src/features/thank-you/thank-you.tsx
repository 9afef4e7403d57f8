import { routes } from '@portal/shared-contracts/remote';
import { Section } from '@portal/shared-ui';
import { CheckCircleIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

interface ThankYouProps {
  orderId: string | undefined;
  /** Where the portal opens; a new window, because this one may be a firm's widget. */
  portalLink: string;
  isInWidget: boolean;
  /** Opens the form for another purchase of the same. */
  onAgain: () => void;
}

/** The receipt of a checkout with its next step (CR-47). */
export const ThankYou = ({ orderId, portalLink, isInWidget, onAgain }: ThankYouProps) => {
  const { t } = useTranslation('checkout');
  return (
    <Section className="cr-thanks">
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        <CheckCircleIcon /> {t('thanks.title')}
      </h1>
      <p>{t('thanks.text')}</p>
      {orderId && <p className="cr-note">{t('thanks.order', { id: orderId })}</p>}
      <a
        className="cr-button"
        href={portalLink}
        {...(isInWidget ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {t('thanks.portal')}
      </a>
      <Button type="link" onClick={onAgain}>
        {t('thanks.again')}
      </Button>
    </Section>
  );
};

/** Where a paid order goes on: the initial questions. */
export const nextStepOf = (orderId: string | undefined): string =>
  orderId ? routes.initialQuestions({ orderId }, { showSuccess: true }) : routes.home({});
