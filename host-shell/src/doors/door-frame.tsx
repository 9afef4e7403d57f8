import type { Language } from '@portal/shared-contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../brand/brand.tsx';
import { languageNames } from '../language/language-names.ts';
import type { Door } from './door.ts';

/** Props of {@link DoorFrame}. */
export interface DoorFrameProps extends Pick<Door, 'website' | 'language' | 'changeLanguage'> {
  title: string;
  /** One line below the title. */
  context?: ReactNode;
  children: ReactNode;
}

type LanguageSelectProps = Pick<Door, 'language' | 'changeLanguage'>;

const LanguageSelect = ({ language, changeLanguage }: LanguageSelectProps) => {
  const { t } = useTranslation('shell');
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef({ language, changeLanguage });
  // Somebody may have chosen before the script was there.
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== first.current.language)
      first.current.changeLanguage(chosen as Language);
  }, []);
  useEffect(() => {
    if (select.current) select.current.value = language;
  }, [language]);
  return (
    <select
      ref={select}
      className="sign-in-language"
      aria-label={t('userMenu.language')}
      defaultValue={language}
      onChange={(event) => changeLanguage(event.target.value as Language)}
    >
      {languageNames.map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** The frame of every page around signing in: the firm's picture on one side, the form on the other. */
export const DoorFrame = (props: DoorFrameProps) => {
  const { website, title, context, children, ...language } = props;
  const { t } = useTranslation('shell');
  return (
    <div className="sign-in">
      {website.loginImg && (
        <div className="sign-in-picture">
          <img src={website.loginImg} alt="" />
        </div>
      )}
      <div className="sign-in-side">
        <div className="sign-in-brand">
          <BrandMark website={website} />
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
          <LanguageSelect language={language.language} changeLanguage={language.changeLanguage} />
        </div>
      </div>
    </div>
  );
};
