import { callApi } from '@portal/shared-contracts';
import { cancelEmailChange, proveEmail } from '@portal/shared-contracts/people';
import { ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Props of {@link EmailNote}. */
export interface EmailNoteProps {
  email: string;
  /** An address that waits for its confirmation. */
  pendingEmail: string | null;
  isEmailProven: boolean;
}

const ProveButton = () => {
  const { t } = useTranslation('shell');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callApi(proveEmail, {}),
  });
  if (isSuccess) return <p>{t('account.linkSent')}</p>;
  return (
    <>
      {error && <ErrorState error={error} />}
      <Button loading={isPending} onClick={() => mutate()}>
        {t('account.sendLink')}
      </Button>
    </>
  );
};

const CancelChange = () => {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(cancelEmailChange, {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['security', 'account'] });
      // The button goes with the note, and the address stands in its field; never from a field gone to meanwhile.
      if (!document.activeElement?.matches('input, textarea, select'))
        document.getElementById('field-email')?.focus();
    },
  });
  return (
    <>
      {error && <ErrorState error={error} />}
      <Button loading={isPending} onClick={() => mutate()}>
        {t('account.cancel')}
      </Button>
    </>
  );
};

/** Says what the address still waits for: a confirmation of the new one, or a proof of this one. */
export const EmailNote = ({ email, pendingEmail, isEmailProven }: EmailNoteProps) => {
  const { t } = useTranslation('shell');
  if (pendingEmail)
    return (
      <div className="account-note">
        <p role="status">{t('account.emailPending', { pending: pendingEmail, email })}</p>
        <CancelChange />
      </div>
    );
  if (isEmailProven) return null;
  return (
    <div className="account-note">
      <p>{t('account.emailUnproven', { email })}</p>
      <ProveButton />
    </div>
  );
};
