import { useTranslation } from 'react-i18next';
import {
  exactStamp,
  formatDate,
  formatRelative,
  machineDate,
  type DateStyle,
} from './format-date.ts';
import { useNow } from './use-now.ts';

/** Props of {@link DateText}. */
export interface DateTextProps {
  /** ISO moment or day from the wire. */
  value: string | Date;
  style?: DateStyle;
}

/** A date in the person's language; pointing at it shows the exact moment. */
export const DateText = ({ value, style = 'day' }: DateTextProps) => {
  const { i18n } = useTranslation('ui');
  return (
    <time dateTime={machineDate(value)} title={exactStamp(value)}>
      {formatDate(value, i18n.language, style)}
    </time>
  );
};

/** "3 hours ago", kept current; pointing at it shows the exact moment. */
export const RelativeTime = ({ value }: { value: string | Date }) => {
  const { i18n } = useTranslation('ui');
  const now = useNow();
  return (
    <time dateTime={machineDate(value)} title={exactStamp(value)}>
      {formatRelative(value, i18n.language, now)}
    </time>
  );
};
