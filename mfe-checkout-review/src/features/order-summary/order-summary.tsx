import type { Currency } from '@portal/shared-contracts';
import { limits } from '@portal/shared-contracts';
import type { PackageInfo } from '@portal/shared-contracts/checkout';
import { formatMoney, Money, StoredHtml, useAnnounce } from '@portal/shared-ui';
import { SafetyIcon } from '@portal/shared-ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OrderSummaryProps {
  item: PackageInfo['customerPackage'];
  currency: Currency;
  discount: number;
  total: number;
  children?: ReactNode;
}

/** What is bought and what it costs; a changed total is announced. */
export const OrderSummary = ({ item, currency, discount, total, children }: OrderSummaryProps) => {
  const { t, i18n } = useTranslation('checkout');
  const announce = useAnnounce();
  const shown = useRef(total);
  useEffect(() => {
    if (shown.current === total) return;
    shown.current = total;
    announce(t('summary.newTotal', { total: formatMoney(total, currency, i18n.language) }));
  }, [total, currency, announce, t, i18n.language]);
  return (
    <section className="cr-card cr-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{t('summary.title')}</h2>
      <h3>{item.packageName}</h3>
      {item.packageDescriptionHTML ? (
        <StoredHtml html={item.packageDescriptionHTML} />
      ) : (
        <p>{item.packageDescription}</p>
      )}
      {children}
      <dl className="cr-amounts">
        <div>
          <dt>{t('summary.price')}</dt>
          <dd>
            <Money amount={item.packagePrice} currency={currency} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('summary.discount')}</dt>
            <dd>
              −<Money amount={discount} currency={currency} />
            </dd>
          </div>
        )}
        <div className="cr-total">
          <dt>{t('summary.total')}</dt>
          <dd>
            <Money amount={total} currency={currency} /> {currency.toUpperCase()}
          </dd>
        </div>
      </dl>
      <p className="cr-guarantee">
        <SafetyIcon /> {t('summary.guarantee', { days: limits.guaranteeDays })}
      </p>
    </section>
  );
};
