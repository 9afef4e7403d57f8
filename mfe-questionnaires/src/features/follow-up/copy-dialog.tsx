import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import type { FirmTemplate } from '@portal/shared-contracts/questionnaires';
import { usePortal } from '@portal/shared-contracts/react';
import { EmptyState, ErrorState, QueryStates } from '@portal/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from '../../templates.queries.ts';

/** Props of {@link CopyDialog}. */
export interface CopyDialogProps {
  /** There are questions that copying would replace. */
  replaces: boolean;
  onCopy: (templateId: string) => Promise<unknown>;
  onClose: () => void;
}

interface ChoiceProps {
  /** What these templates are called together. */
  label: string;
  templates: readonly FirmTemplate[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const Choice = ({ label, templates, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('questionnaires');
  return (
    <Radio.Group
      className="quest-options"
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(String(event.target.value))}
      options={templates.map(({ _id, name, questionCount }) => ({
        value: _id,
        label: `${name} (${t('template.questions', { count: questionCount })})`,
      }))}
    />
  );
};

interface ChoicesProps extends Pick<ChoiceProps, 'chosen' | 'onChoose'> {
  own: readonly FirmTemplate[];
  ofFirm: readonly FirmTemplate[];
}

/** The writer's own templates, and those of the firm, which nobody changes here (BO-80). */
const Choices = ({ own, ofFirm, ...choice }: ChoicesProps) => {
  const { t } = useTranslation('questionnaires');
  const { website } = usePortal();
  if (own.length + ofFirm.length === 0) return <EmptyState text={t('copy.none')} />;
  const label = t('copy.ofFirm', { company: website.companyName });
  return (
    <>
      {own.length > 0 && <Choice label={t('copy.title')} templates={own} {...choice} />}
      {ofFirm.length > 0 && (
        <>
          <h3 className="quest-heading">{label}</h3>
          <Choice label={label} templates={ofFirm} {...choice} />
        </>
      )}
    </>
  );
};

/** The templates whose questions may be taken over. */
export const CopyDialog = ({ replaces, onCopy, onClose }: CopyDialogProps) => {
  const { t } = useTranslation('questionnaires');
  const query = useQuery(templatesQuery());
  const [chosen, setChosen] = useState<string>();
  const copying = useMutation({ mutationFn: onCopy, onSuccess: onClose });
  return (
    <Modal
      open
      title={t('copy.title')}
      okText={t('copy.confirm')}
      cancelText={t('copy.cancel')}
      okButtonProps={{ disabled: chosen === undefined }}
      confirmLoading={copying.isPending}
      cancelButtonProps={{ disabled: copying.isPending }}
      onOk={() => chosen && copying.mutate(chosen)}
      onCancel={onClose}
    >
      {replaces && <p className="quest-copy-warning">{t('copy.replaces')}</p>}
      <QueryStates query={query} skeleton="text">
        {({ templates, firmTemplates = [] }) => (
          <Choices own={templates} ofFirm={firmTemplates} chosen={chosen} onChoose={setChosen} />
        )}
      </QueryStates>
      {copying.isError && <ErrorState error={copying.error} />}
    </Modal>
  );
};
