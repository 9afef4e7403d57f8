import type { Language } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/language-context.ts';
import { languageNames } from '../language/language-names.ts';
import './public-foot.css';

/** Below a page that needs no session: whom to ask, and the language to read it in. */
export const PublicFoot = () => {
  const { t } = useTranslation('shell');
  const { website } = usePortal();
  const { language, change } = useLanguage();
  const { companyEmail, supportPhone } = website;
  return (
    <footer className="public-foot pui-no-print">
      <a href={`mailto:${companyEmail}`}>{t('footer.support', { email: companyEmail })}</a>
      {supportPhone && <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>{supportPhone}</a>}
      <select
        aria-label={t('userMenu.language')}
        value={language}
        onChange={(event) => void change(event.target.value as Language)}
      >
        {languageNames.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </footer>
  );
};
