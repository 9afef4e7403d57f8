import type { Language } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../layout/brand.tsx';
import { useLanguage } from '../language/language-context.ts';
import { languageNames } from '../language/language-names.ts';

/** Props of {@link SignInLayout}. */
export interface SignInLayoutProps {
  title: string;
  /** One line below the title. */
  context?: ReactNode;
  children: ReactNode;
}

/** The layout of every sign-in page: the firm's picture on one side, the form on the other. */
export const SignInLayout = ({ title, context, children }: SignInLayoutProps) => {
  const { t } = useTranslation('shell');
  const { website } = usePortal();
  const { language, change } = useLanguage();
  return (
    <div className="sign-in">
      {website.loginImg && (
        <div className="sign-in-picture">
          <img src={website.loginImg} alt="" />
        </div>
      )}
      <div className="sign-in-side">
        <div className="sign-in-brand">
          <Brand />
        </div>
        <section className="sign-in-form">
          <h1 className="pui-title" tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {context && <p className="pui-context">{context}</p>}
          {children}
        </section>
        <div className="sign-in-foot">
          <a href={`mailto:${website.companyEmail}`}>
            {t('footer.support', { email: website.companyEmail })}
          </a>
          <select
            className="sign-in-language"
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
        </div>
      </div>
    </div>
  );
};
