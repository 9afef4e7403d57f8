import type { Currency } from '@portal/shared-contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from './format-money.ts';

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Major units. */
  amount: number;
  currency: Currency;
}

/** An amount in the person's language with tabular digits. */
export const Money = ({ amount, currency }: MoneyProps) => {
  const { i18n } = useTranslation('ui');
  return <span className="pui-money">{formatMoney(amount, currency, i18n.language)}</span>;
};
