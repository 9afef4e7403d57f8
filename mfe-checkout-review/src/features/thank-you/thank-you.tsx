import { callApi } from '@portal/shared-contracts';
import { getPaymentOutcome } from '@portal/shared-contracts/payments';
import { Money, Row, Section } from '@portal/shared-ui';
import { CheckCircleIcon, PrintIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from './use-tab-title.ts';

interface ThankYouProps {
  /** The attempt that paid, where this browser still knows it: opens number and amount. */
  paymentKey: string | undefined;
  packageName: string;
  /** Where the portal opens; a new window, because this one may be a firm's widget. */
  portalLink: string;
  isInWidget: boolean;
  /** Opens the form for another purchase of the same. */
  onAgain: () => void;
}

const usePaid = (key: string | undefined) =>
  useQuery({
    queryKey: ['payments', 'outcome', key],
    queryFn: ({ signal }) => callApi(getPaymentOutcome, { key: key ?? '' }, { signal }),
    enabled: key !== undefined,
  }).data;

/** The receipt of a checkout with its next step (CR-47). */
export const ThankYou = (props: ThankYouProps) => {
  const { paymentKey, packageName, portalLink, isInWidget, onAgain } = props;
  const { t } = useTranslation('checkout');
  const paid = usePaid(paymentKey);
  const number = paid?.orderNumber ?? undefined;
  useTabTitle(number && t('thanks.tab', { number }));
  return (
    <Section className="cr-thanks">
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        <CheckCircleIcon /> {t('thanks.title')}
      </h1>
      <p>{t('thanks.text')}</p>
      <dl className="cr-amounts cr-thanks-paid">
        <div>
          <dt>{number ? t('thanks.order', { number }) : t('outcome.for.checkout')}</dt>
          <dd>{packageName}</dd>
        </div>
        {paid && paid.amount !== null && paid.currency && (
          <div className="cr-total">
            <dt>{t('thanks.amount')}</dt>
            <dd>
              <Money amount={paid.amount} currency={paid.currency} />
            </dd>
          </div>
        )}
      </dl>
      <p className="cr-note">{t('thanks.receipt')}</p>
      <Row className="pui-no-print">
        <a
          className="cr-button"
          href={portalLink}
          {...(isInWidget ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {t('thanks.portal')}
        </a>
        <Button icon={<PrintIcon />} onClick={() => window.print()}>
          {t('thanks.print')}
        </Button>
        <Button type="link" onClick={onAgain}>
          {t('thanks.again')}
        </Button>
      </Row>
    </Section>
  );
};
