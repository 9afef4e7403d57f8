import type { SelectHTMLAttributes } from 'react';
import './back-office.css';

/** Props of {@link NativeSelect}. */
export interface NativeSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange'
> {
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own choice among a few, at the height of the other fields. */
export const NativeSelect = ({
  options,
  onChoose,
  className = '',
  ...select
}: NativeSelectProps) => (
  <select
    {...select}
    className={`pui-select ${className}`}
    onChange={(event) => onChoose(event.target.value)}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
