import { useTranslation } from 'react-i18next';
import { numberFormat } from '../intl/formats.ts';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** Props of {@link ProgressRing}. */
export interface ProgressRingProps {
  /** 0 to 100; values outside are cut. */
  percent: number;
  /** What is measured, for screen readers: "Progress of Resume Gold". */
  label: string;
  /** Diameter in pixels. */
  size?: number;
}

/** Progress as a ring with the number inside it. */
export const ProgressRing = ({ percent, label, size = 72 }: ProgressRingProps) => {
  const { i18n } = useTranslation('ui');
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  const text = numberFormat(i18n.language, { style: 'percent' }).format(value / 100);
  return (
    <span
      className="pui-ring"
      style={{ width: size, height: size }}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text}
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className="pui-ring-rest" cx="50" cy="50" r={RADIUS} />
        <circle
          className="pui-ring-value"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * value) / 100} ${LENGTH}`}
        />
      </svg>
      <span className="pui-ring-number">{text}</span>
    </span>
  );
};
