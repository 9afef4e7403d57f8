import { callApi } from '@portal/shared-contracts';
import { resetPassword } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { usePopup } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Values } from '../doors/door.ts';
import { ResetDoor } from '../doors/reset-door.tsx';
import { useDoor } from '../doors/use-door.tsx';

/** Sets a new password by a call (HS-56, HS-57). */
export const ResetPasswordPage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const door = useDoor();
  const popup = usePopup();
  const navigate = useNavigate();
  const send = async ({ password = '' }: Values): Promise<void> => {
    await callApi(resetPassword, { code, password });
    popup.success(t('reset.done'));
    await navigate(routes.login({}), { replace: true });
  };
  return <ResetDoor door={{ ...door, code, send }} />;
};
