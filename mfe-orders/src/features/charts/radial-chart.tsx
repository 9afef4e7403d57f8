import { ProgressRing } from '@portal/shared-ui';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../order/format-percent.ts';
import { ChartPlace } from './chart-place.tsx';

const RadialDrawing = lazy(() => import('./radial-drawing.tsx'));

/** Props of {@link RadialChart}. */
interface RadialChartProps {
  percent: number;
  /** What is measured, for screen readers. */
  label: string;
  size?: number;
}

/** Progress as a radial chart; until it is drawn, a plain ring shows the same number. */
export const RadialChart = ({ percent, label, size = 88 }: RadialChartProps) => {
  const { i18n } = useTranslation('orders');
  const text = formatPercent(percent, i18n.language);
  return (
    <ChartPlace
      fallback={<ProgressRing percent={percent} label={label} size={size} />}
      height={size}
    >
      <span
        className="orders-radial"
        style={{ width: size, height: size }}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <RadialDrawing percent={percent} size={size} />
        <span className="pui-ring-number">{text}</span>
      </span>
    </ChartPlace>
  );
};
