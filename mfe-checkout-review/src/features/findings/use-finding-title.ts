import { useTranslation } from 'react-i18next';

const humanize = (key: string): string => {
  const words = key.replace(/_check$/, '').replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The title of a finding; a check that this version does not know shows its own name. */
export const useFindingTitle = (findingId: string): string => {
  const { t } = useTranslation('checkout');
  const [section = '', key = ''] = findingId.split('.');
  // What a person or a model added is no check with a name: its section says whose it is.
  const name =
    section === 'own' || section === 'model' ? section : `${section}.${key.replace(/_check$/, '')}`;
  return t(`checks.${name}`, { defaultValue: humanize(key) });
};
