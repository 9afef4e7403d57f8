import { limits, type Currency } from '@portal/shared-contracts';
import { tipAmount } from '@portal/shared-contracts/tips';
import { usePortal } from '@portal/shared-contracts/react';
import { formatMoney } from '@portal/shared-ui';
import Radio from 'antd/es/radio';
import Slider from 'antd/es/slider';
import { useTranslation } from 'react-i18next';
import './tips.css';
import { formatPercent } from '../../order/format-percent.ts';
import type { TipChoiceValue } from './tip-vault.ts';

/** Presets of 5, 10 and 15 percent and a slider; with hidden prices only the amounts show (OR-42). */
export const TipChoice = ({
  price,
  currency,
  value,
  onChange,
}: {
  price: number;
  currency: Currency;
  value: TipChoiceValue;
  onChange: (value: TipChoiceValue) => void;
}) => {
  const { t } = useTranslation('orders');
  const { flag, language } = usePortal();
  const amount = (percent: number) => formatMoney(tipAmount(price, percent), currency, language);
  const label = (percent: number) =>
    flag('hide_customer_price')
      ? amount(percent)
      : `${formatPercent(percent, language)} (${amount(percent)})`;
  return (
    <div className="orders-tip">
      <Radio.Group
        aria-label={t('tip.choose')}
        optionType="button"
        value={value.isCustom ? 'custom' : value.percent}
        onChange={({ target }) =>
          onChange(
            target.value === 'custom'
              ? { isCustom: true, percent: value.percent }
              : { isCustom: false, percent: Number(target.value) },
          )
        }
      >
        {limits.tip.presets.map((percent) => (
          <Radio key={percent} value={percent}>
            {label(percent)}
          </Radio>
        ))}
        <Radio value="custom">{t('tip.custom')}</Radio>
      </Radio.Group>
      {value.isCustom && (
        <Slider
          ariaLabelForHandle={t('tip.custom')}
          ariaValueTextFormatterForHandle={(percent = 0) => label(percent)}
          min={limits.tip.slider.min}
          max={limits.tip.slider.max}
          value={value.percent}
          tooltip={{ formatter: (percent = 0) => label(percent) }}
          onChange={(percent: number) => onChange({ isCustom: true, percent })}
        />
      )}
      <p className="orders-tip-amount">
        <span>{t('tip.amount')}</span>
        <output className="pui-money">{amount(value.percent)}</output>
      </p>
    </div>
  );
};
