import { ErrorState, Section } from '@portal/shared-ui';
import { useLetterKeys, useLetterSwitch } from '@portal/shared-ui/back-office';
import { Button, CheckBox } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { useVerdict, Verdict } from './approvals.queries.ts';
import { SendBackForm } from './send-back-form.tsx';

/** Props of {@link VerdictPanel}. */
export interface VerdictPanelProps {
  draftId: string;
  verdict: Pick<ReturnType<typeof useVerdict>, 'isPending' | 'error'>;
  onGive: (verdict: Verdict) => Promise<unknown>;
}

/** `Approve` and `Send back`, by button or by letter (BO-83). */
export const VerdictPanel = ({ draftId, verdict, onGive }: VerdictPanelProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [isSendingBack, setSendingBack] = useState(false);
  const letters = useLetterSwitch();
  const approve = (): void => {
    if (!verdict.isPending) onGive({ act: 'approve', id: draftId }).catch(() => undefined);
  };
  useLetterKeys({ a: approve, r: () => setSendingBack(true) }, letters.isOn && !isSendingBack);
  return (
    <Section title={t('approval.verdict')}>
      {verdict.error && <ErrorState error={verdict.error} />}
      {isSendingBack ? (
        <SendBackForm
          draftId={draftId}
          isBusy={verdict.isPending}
          failure={verdict.error}
          onSend={onGive}
          onCancel={() => setSendingBack(false)}
        />
      ) : (
        <div className="doc-admin-buttons">
          <Button
            type="primary"
            loading={verdict.isPending}
            onClick={approve}
            {...(letters.isOn ? { 'aria-keyshortcuts': 'A' } : {})}
          >
            {t('approval.approve')}
          </Button>
          <Button
            onClick={() => setSendingBack(true)}
            {...(letters.isOn ? { 'aria-keyshortcuts': 'R' } : {})}
          >
            {t('approval.sendBack')}
          </Button>
        </div>
      )}
      <p className="doc-note">{t('approval.means')}</p>
      <CheckBox checked={letters.isOn} onChange={(event) => letters.setOn(event.target.checked)}>
        {t('approval.letters')}
      </CheckBox>
    </Section>
  );
};
