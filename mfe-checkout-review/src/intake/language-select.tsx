import { languages, type Language } from '@portal/shared-contracts';
import type { SelectHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link LanguageSelect}. */
export interface LanguageSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange'
> {
  value: Language;
  onChoose: (language: Language) => void;
}

/** One of the six languages, each by its name in the language of the page. */
export const LanguageSelect = ({ onChoose, ...select }: LanguageSelectProps) => {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <select
      {...select}
      className="cr-select"
      onChange={(event) => onChoose(event.target.value as Language)}
    >
      {languages.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </select>
  );
};
