import { limits } from '@portal/shared-contracts';
import type { FirmContract } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, Section, usePopup } from '@portal/shared-ui';
import { focusHeading, KeepOrTake, useSingleRun } from '@portal/shared-ui/back-office';
import { Button, CheckBox, TextField } from '@portal/shared-ui/controls';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { useContractAct } from './contracts.queries.ts';
import { RichText } from './rich-text.tsx';
import type { ContractDraft } from './use-contract-draft.ts';

const usePublishing = (contract: FirmContract, draft: ContractDraft) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const publish = useContractAct('publish');
  const discard = useContractAct('discard');
  const [isOurs, setOurs] = useState(false);
  const publishNow = useSingleRun(async (): Promise<void> => {
    const saved = draft.isChanged ? await draft.save() : contract;
    if (!saved) return;
    const { _id: id, version: baseVersion } = saved;
    const done = await publish.mutateAsync({ id, baseVersion, isOurs }).catch(() => undefined);
    if (!done) return;
    popup.success(t('contract.publishedNow', { version: done.published }));
    draft.goOnOver(done.version);
    focusHeading();
  });
  const discardNow = async (): Promise<void> => {
    const { _id: id, version: baseVersion } = contract;
    if (await discard.mutateAsync({ id, baseVersion }).catch(() => undefined)) draft.forget();
  };
  return { publish, discard, isOurs, setOurs, publishNow, discardNow };
};

const Publishing = ({ contract, draft }: { contract: FirmContract; draft: ContractDraft }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { publish, discard, isOurs, ...rest } = usePublishing(contract, draft);
  const error = publish.error ?? discard.error;
  if (!draft.isChanged && !contract.hasChanges) return null;
  return (
    <Section title={t('contract.publish')}>
      <div className="doc-form">
        <p className="doc-note">{t('contract.publishMeans')}</p>
        <CheckBox checked={isOurs} onChange={(event) => rest.setOurs(event.target.checked)}>
          {t('contract.isOurs')}
        </CheckBox>
        {error && <ErrorState error={error} />}
        <div className="doc-admin-buttons">
          <Button
            type="primary"
            disabled={!isOurs}
            loading={publish.isPending}
            onClick={() => void rest.publishNow()}
          >
            {t('contract.publish')}
          </Button>
          {contract.published !== null && (
            <Button loading={discard.isPending} onClick={() => void rest.discardNow()}>
              {t('contract.discard')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
};

/** The draft of a contract with what it takes to publish it (BO-81, BO-13). */
export const ContractEditor = ({
  contract,
  draft,
}: {
  contract: FirmContract;
  draft: ContractDraft;
}) =>
  draft.isReady && (
    <>
      <Draft draft={draft} />
      {contract.state !== 'archived' && <Publishing contract={contract} draft={draft} />}
    </>
  );

const Draft = ({ draft }: { draft: ContractDraft }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const label = useId();
  const isTooLong = draft.content.length > limits.contractText;
  const isNameless = draft.title.trim() === '';
  const save = async (): Promise<void> => {
    if (!(await draft.save())) return;
    popup.success(t('contract.saved'));
    focusHeading();
  };
  return (
    <Section title={t('contract.text')}>
      <div className="doc-form">
        <FieldFrame
          name="contract-title"
          label={t('contracts.name')}
          isRequired
          {...(isNameless ? { error: t('contracts.nameMissing') } : {})}
        >
          <TextField
            value={draft.title}
            maxLength={limits.name.max}
            onChange={(event) => draft.change({ title: event.target.value })}
          />
        </FieldFrame>
        <span id={label} className="doc-admin-label">
          {t('editor.label')}
        </span>
        <RichText
          labelledBy={label}
          value={draft.content}
          onChange={(content) => draft.change({ content })}
        />
        {isTooLong && (
          <p className="pui-field-error" role="alert">
            {t('editor.tooLong', { most: limits.contractText })}
          </p>
        )}
        {draft.error && <ErrorState error={draft.error} safe={t('editor.safe')} />}
        {draft.isStale && <KeepOrTake onKeep={draft.keepMine} onTake={draft.takeTheirs} />}
        <Button
          disabled={!draft.isChanged || isTooLong || isNameless}
          loading={draft.isSaving}
          onClick={() => void save()}
        >
          {t('contract.save')}
        </Button>
      </div>
    </Section>
  );
};
