import { limits } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, Section } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ADMIN_TEXTS } from '../texts.ts';
import { useContractAct } from './contracts.queries.ts';

/** Begins a contract by its name and opens it. */
export const NewContract = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const create = useContractAct('create');
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = title.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || create.isPending) return;
    create.mutate(
      { title },
      { onSuccess: ({ _id }) => navigate(adminRoutes.contract({ contractId: _id })) },
    );
  };
  return (
    <Section title={t('contracts.new')}>
      <form className="doc-form" noValidate onSubmit={submit}>
        <FieldFrame
          name="title"
          label={t('contracts.name')}
          isRequired
          {...(isChecked && isMissing ? { error: t('contracts.nameMissing') } : {})}
        >
          <TextField
            autoFocus
            value={title}
            maxLength={limits.name.max}
            onChange={(event) => setTitle(event.target.value)}
          />
        </FieldFrame>
        {create.error && <ErrorState error={create.error} />}
        <div className="doc-admin-buttons">
          <Button type="primary" htmlType="submit" loading={create.isPending}>
            {t('contracts.begin')}
          </Button>
          <Button onClick={onCancel}>{t('approval.cancel')}</Button>
        </div>
      </form>
    </Section>
  );
};
