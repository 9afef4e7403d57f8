import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import type { TemplateSummary } from '@portal/shared-contracts/questionnaires';
import { EmptyState, ErrorState, QueryStates } from '@portal/shared-ui';
import { CopyIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from '../../templates.queries.ts';

interface CopyTemplateProps {
  /** There are questions that copying would replace. */
  replaces: boolean;
  onCopy: (templateId: string) => Promise<unknown>;
}

interface ChoiceProps {
  templates: readonly TemplateSummary[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const Choice = ({ templates, chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('questionnaires');
  if (templates.length === 0) return <EmptyState text={t('copy.none')} />;
  return (
    <Radio.Group
      className="quest-options"
      aria-label={t('copy.title')}
      value={chosen}
      onChange={(event) => onChoose(String(event.target.value))}
      options={templates.map(({ _id, name, questionCount }) => ({
        value: _id,
        label: `${name} (${t('template.questions', { count: questionCount })})`,
      }))}
    />
  );
};

const CopyDialog = ({ replaces, onCopy, onClose }: CopyTemplateProps & { onClose: () => void }) => {
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
      okButtonProps={{ disabled: chosen === undefined, loading: copying.isPending }}
      onOk={() => chosen && copying.mutate(chosen)}
      onCancel={onClose}
    >
      {replaces && <p className="quest-copy-warning">{t('copy.replaces')}</p>}
      <QueryStates query={query} skeleton="text">
        {({ templates }) => <Choice templates={templates} chosen={chosen} onChoose={setChosen} />}
      </QueryStates>
      {copying.isError && <ErrorState error={copying.error} />}
    </Modal>
  );
};

/** Replaces the questions by those of a template (QU-28). */
export const CopyTemplate = (props: CopyTemplateProps) => {
  const { t } = useTranslation('questionnaires');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CopyIcon />} onClick={() => setOpen(true)}>
        {t('copy.open')}
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
