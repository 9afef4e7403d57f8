import { callApi } from '@portal/shared-contracts';
import { requestPasswordReset } from '@portal/shared-contracts/auth';
import { useAnnounce } from '@portal/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '../doors/door.ts';
import { ForgotDoor } from '../doors/forgot-door.tsx';
import { useDoor } from '../doors/use-door.tsx';

/** Asks for a recovery link by a call (HS-55). */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('shell');
  const door = useDoor();
  const announce = useAnnounce();
  const [isSent, setSent] = useState(false);
  const send = async ({ email = '' }: Values): Promise<void> => {
    setSent(false);
    await callApi(requestPasswordReset, { email: email.trim() });
    setSent(true);
    announce(t('forgot.sent'));
  };
  return <ForgotDoor door={{ ...door, send, ...(isSent ? { done: 'sent' } : {}) }} />;
};
