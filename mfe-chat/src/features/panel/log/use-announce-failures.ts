import { clientText, useAnnounce } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutgoingMessage } from '../../../conversation/outgoing.ts';

/** Says at once which own message was not sent, each time; what an earlier page left unsent is not read out. */
export const useAnnounceFailures = (outgoing: readonly OutgoingMessage[]): void => {
  const { t } = useTranslation('chat');
  const { t: tUi } = useTranslation('ui');
  const announce = useAnnounce();
  const before = useRef<readonly OutgoingMessage[]>([]);
  useEffect(() => {
    const wasOnItsWay = ({ clientId }: OutgoingMessage): boolean =>
      before.current.some((each) => each.clientId === clientId && each.failure === undefined);
    for (const message of outgoing) {
      const { failure, fileName, content } = message;
      if (failure === undefined || !wasOnItsWay(message)) continue;
      const what = fileName ?? content ?? '';
      announce(`${what}: ${t('state.failed')} ${clientText(failure, tUi)}`, 'assertive');
    }
    before.current = outgoing;
  }, [outgoing, announce, t, tUi]);
};
