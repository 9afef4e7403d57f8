import { useTranslation } from 'react-i18next';

/** What is not in the file. */
export const Missing = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('admin');
  if (names.length === 0) return null;
  const said = names.map((name) => t(`data.parts.${name}`, { defaultValue: name }));
  return <p className="pui-help">{t('data.missing', { names: said.join(', ') })}</p>;
};
