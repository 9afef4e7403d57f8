import type { ControlProps } from '@portal/shared-ui';
import { EyeIcon, EyeInvisibleIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps extends ControlProps {
  /** Missing where the field keeps its own text. */
  value?: string;
  onBlur?: () => void;
  onText?: (text: string) => void;
  autoFocus?: boolean;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown; pasting and password managers work. */
export const PasswordInput = ({ onText, ...control }: PasswordInputProps) => {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...control}
      type={isShown ? 'text' : 'password'}
      {...(onText ? { onChange: (event) => onText(event.target.value) } : {})}
      suffix={
        <Button
          className="password-eye"
          type="text"
          size="small"
          icon={isShown ? <EyeInvisibleIcon /> : <EyeIcon />}
          aria-label={t('fields.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};
