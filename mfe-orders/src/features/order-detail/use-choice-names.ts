import { customerExperience, industries } from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';

/** The customer's first answers in the reader's language; a value outside of the lists is shown as it is. */
export const useChoiceNames = () => {
  const { t } = useTranslation('orders');
  return {
    industry: (value: string): string => {
      const known = industries.find(({ industryName }) => industryName === value);
      return known ? t(`industry.${known.iconClass}`) : value;
    },
    experience: (value: string): string => {
      const known = customerExperience.find((one) => one.value === value);
      return known ? t(`experienceLevel.${known.key}`) : value;
    },
  };
};
