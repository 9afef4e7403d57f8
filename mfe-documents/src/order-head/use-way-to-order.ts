import { routes } from '@portal/shared-contracts/remote';
import { useTranslation } from 'react-i18next';

/** The way back to the order while its name, and with it the whole trail, is still to come. */
export const useWayToOrder = (id: string): { to: string; label: string } => {
  const { t } = useTranslation('documents');
  return { to: routes.orderView({ id }), label: t('backToOrder') };
};
