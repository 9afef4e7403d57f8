import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons.ts';
import { Button } from './button.tsx';

/** Props of {@link Alert}; the names are those of antd's alert. */
export interface AlertProps {
  type?: 'success' | 'info' | 'warning' | 'error';
  title: ReactNode;
  description?: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
  showIcon?: boolean;
  closable?: boolean;
  className?: string;
  role?: string;
}

const icons = {
  success: CheckCircleIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: WarningIcon,
} as const;

/** A message in its own box, with icon and words for its meaning. */
export const Alert = (props: AlertProps) => {
  const { type = 'info', title, description, action, showIcon, closable, className = '' } = props;
  const { t } = useTranslation('ui');
  const [isClosed, setClosed] = useState(false);
  const Icon = icons[type];
  if (isClosed) return null;
  return (
    <div className={`pui-alert pui-alert-${type} ${className}`} role={props.role ?? 'alert'}>
      {showIcon && <Icon className="pui-alert-icon" />}
      <div className="pui-alert-body">
        <div className={description ? 'pui-alert-title' : undefined}>{title}</div>
        {description && <div>{description}</div>}
      </div>
      {action}
      {closable && (
        <Button
          type="text"
          size="small"
          icon={<CloseIcon />}
          aria-label={t('close')}
          onClick={() => setClosed(true)}
        />
      )}
    </div>
  );
};
