import { useTranslation } from 'react-i18next';

const humanize = (key: string): string => {
  const words = key.replace(/_check$/, '').replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The title of a finding; a check that this version does not know shows its own name. */
export const useFindingTitle = (findingId: string): string => {
  const { t } = useTranslation('checkout');
  const [section = '', key = ''] = findingId.split('.');
  return t(`checks.${section}.${key.replace(/_check$/, '')}`, { defaultValue: humanize(key) });
};
