import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { desks } from '../desks.ts';
import { CreateForm } from '../list/create-form.tsx';
import { TitleForm } from '../list/title-form.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import type { QuestionnaireActs } from './use-builder.ts';

interface MoreActsProps {
  kind: FirmQuestionnaireKind;
  questionnaire: FirmQuestionnaire;
  acts: QuestionnaireActs;
}

type Asked = 'rename' | 'copy' | 'discard' | 'archive' | 'remove';

const possibleActs = ({ state, hasChanges, published, usedBy }: FirmQuestionnaire): Asked[] => [
  'rename',
  'copy',
  ...(hasChanges ? (['discard'] as const) : []),
  ...(state === 'archived' ? [] : (['archive'] as const)),
  ...(published === null && usedBy.length === 0 ? (['remove'] as const) : []),
];

const Confirmation = (props: MoreActsProps & { asked: Asked; onDone: () => void }) => {
  const { kind, questionnaire, acts, asked, onDone } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const go = useNavigate();
  const confirm = async (): Promise<void> => {
    if (asked === 'discard') await acts.discard();
    else if (asked === 'archive') await acts.setArchived(true);
    else {
      await acts.remove();
      void go(desks[kind].toList());
    }
    onDone();
  };
  const { usedBy, title } = questionnaire;
  return (
    <ConfirmDialog
      isOpen
      isDanger={asked !== 'archive'}
      title={t(`acts.${asked}Sure`, { title })}
      confirmLabel={t(`acts.${asked}`)}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <p>{t(`acts.${asked}Text`)}</p>
      {asked === 'archive' && usedBy.length > 0 && (
        <p>{t('acts.stillUsed', { packages: usedBy.join(', ') })}</p>
      )}
    </ConfirmDialog>
  );
};

/** Another name, a copy, and the ways in which a draft or the whole comes out of use. */
export const MoreActs = (props: MoreActsProps) => {
  const { kind, questionnaire, acts } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const [asked, ask] = useState<Asked>();
  const done = (): void => ask(undefined);
  const { _id, title, state } = questionnaire;
  if (asked === 'copy') return <CreateForm kind={kind} of={{ id: _id, title }} onCancel={done} />;
  if (asked === 'rename')
    return (
      <TitleForm
        heading={t('acts.rename')}
        title={title}
        submit={t('save')}
        onSubmit={async (name) => {
          await acts.rename(name);
          done();
        }}
        onCancel={done}
      />
    );
  const restore = (): void => void acts.setArchived(false).catch(popup.failure);
  return (
    <div className="quest-firm-actions">
      {possibleActs(questionnaire).map((act) => (
        <Button key={act} onClick={() => ask(act)}>
          {t(`acts.${act}`)}
        </Button>
      ))}
      {state === 'archived' && <Button onClick={restore}>{t('acts.restore')}</Button>}
      {asked && <Confirmation {...props} asked={asked} onDone={done} />}
    </div>
  );
};
