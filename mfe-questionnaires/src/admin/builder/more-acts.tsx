import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { ConfirmDialog, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { desks } from '../desks.ts';
import { CreateForm } from '../list/create-form.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { Differences } from './publish-changes.tsx';
import { Rename } from './rename.tsx';
import { useAskedCopy } from './use-asked-copy.ts';
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

interface ConfirmationProps {
  act: Exclude<Asked, 'rename' | 'copy'>;
  of: FirmQuestionnaire;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

const Confirmation = ({ of: questionnaire, act, onConfirm, onCancel }: ConfirmationProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { usedBy, title, questionCount } = questionnaire;
  return (
    <ConfirmDialog
      isOpen
      isDanger={act !== 'archive'}
      title={t(`acts.${act}Sure`, { title })}
      confirmLabel={t(`acts.${act}`)}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t(`acts.${act}Text`)}</p>
      {act === 'discard' && <Differences questionnaire={questionnaire} />}
      {act === 'remove' && (
        <p>
          {t('list.questions')}: {questionCount}
        </p>
      )}
      {act === 'archive' && usedBy.length > 0 && (
        <p>{t('acts.stillUsed', { packages: usedBy.join(', ') })}</p>
      )}
    </ConfirmDialog>
  );
};

// Never from where the person has gone meanwhile.
const focusAgain = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** Another name, a copy, and the ways in which a draft or the whole comes out of use. */
export const MoreActs = (props: MoreActsProps) => {
  const { kind, questionnaire, acts } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const go = useNavigate();
  const [asked, ask] = useState<Asked>();
  // A form stands in the place of the buttons: the one that opened it has the focus when they are back.
  const [opener, setOpener] = useState<Asked>();
  const copy = useAskedCopy(acts.settle);
  const done = (): void => ask(undefined);
  const { _id, title, state } = questionnaire;
  if (asked === 'copy') return <CreateForm kind={kind} of={{ id: _id, title }} onCancel={done} />;
  if (asked === 'rename') return <Rename title={title} acts={acts} onDone={done} />;
  const open = (act: Asked): void => {
    ask(act);
    setOpener(act);
    // What is thrown away is shown as it is now, whoever wrote it.
    if (act === 'discard' || act === 'remove') copy.ask();
  };
  const remove = async (): Promise<void> => {
    await copy.run(acts.remove);
    void go(desks[kind].toList());
  };
  const archive = async (): Promise<void> => {
    await acts.setArchived(true);
    done();
  };
  const restore = (): void => void acts.setArchived(false).catch(popup.failure);
  return (
    <div className="quest-firm-actions">
      {possibleActs(questionnaire).map((act) => (
        <Button key={act} ref={act === opener ? focusAgain : null} onClick={() => open(act)}>
          {t(`acts.${act}`)}
        </Button>
      ))}
      {state === 'archived' && <Button onClick={restore}>{t('acts.restore')}</Button>}
      {asked === 'archive' && (
        <Confirmation act={asked} of={questionnaire} onConfirm={archive} onCancel={done} />
      )}
      {(asked === 'discard' || asked === 'remove') && copy.asked && (
        <Confirmation
          act={asked}
          of={copy.asked}
          onConfirm={asked === 'remove' ? remove : () => copy.run(acts.discard)}
          onCancel={copy.cancel}
        />
      )}
    </div>
  );
};
