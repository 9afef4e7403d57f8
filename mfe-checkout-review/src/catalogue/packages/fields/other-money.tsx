import type { Currency } from '@portal/shared-contracts';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import type { PackageForm } from '../use-package-form.ts';

/** Says that a price is in other money than the firm counts in by now, and lets it be entered anew (BO-86). */
export const OtherMoney = ({ form, ofFirm }: { form: PackageForm; ofFirm: Currency }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { stored, values, type } = form;
  if (stored.currency === ofFirm && values.currency === ofFirm) return null;
  const change = (currency: Currency, price: string): void => {
    type('currency', currency);
    type('priceMinor', price);
  };
  const words = { own: stored.currency.toUpperCase(), firm: ofFirm.toUpperCase() };
  const isAnew = values.currency === ofFirm;
  return (
    <Alert
      type="info"
      role="status"
      className="cat-money"
      showIcon
      title={t(isAnew ? 'form.money.anew' : 'form.money.other', words)}
      action={
        <Button
          size="small"
          onClick={() => (isAnew ? change(stored.currency, stored.priceMinor) : change(ofFirm, ''))}
        >
          {t(isAnew ? 'form.money.keep' : 'form.money.change', words)}
        </Button>
      }
    />
  );
};
