import { useTranslation } from 'react-i18next';

/** First stop of the keyboard: jumps over bar and menu to the page itself. */
export const SkipLink = ({ target }: { target: string }) => {
  const { t } = useTranslation('ui');
  return (
    <a className="pui-skip-link" href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
};
