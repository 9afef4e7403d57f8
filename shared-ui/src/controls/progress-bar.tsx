/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What is measured, for screen readers. */
  label: string;
}

/** How far something is, as a line that fills. */
export const ProgressBar = ({ percent, label }: ProgressBarProps) => (
  <span
    className="pui-bar"
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-label={label}
  >
    <span style={{ width: `${percent}%` }} />
  </span>
);
