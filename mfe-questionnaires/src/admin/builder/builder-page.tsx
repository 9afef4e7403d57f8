import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import {
  ConfirmDialog,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  usePopup,
} from '@portal/shared-ui';
import { UndoOffer } from '@portal/shared-ui/back-office';
import { SendIcon } from '@portal/shared-ui/icons';
import { Button, Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuestionEditor } from '../../features/question-editor/question-editor.tsx';
import { useRequiredParams } from '../../use-required-params.ts';
import { desks } from '../desks.ts';
import { firmQuestionnaireQuery } from '../firm-questionnaires.queries.ts';
import { QuestionnaireState } from '../list/list-page.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { Translations } from '../translations/translations.tsx';
import { FieldsContext, SourcesContext } from './fields-context.ts';
import { FirmLineFields } from './line-fields.tsx';
import { MoreActs } from './more-acts.tsx';
import { MoveTo } from './move-to.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { useAskedCopy } from './use-asked-copy.ts';
import { type QuestionnaireActs, useBuilder } from './use-builder.ts';
import { useFirmCheck } from './use-firm-check.ts';
import { useSources } from './use-sources.ts';
import { Versions } from './versions.tsx';
import { WizardPreview } from './wizard-preview.tsx';
import '../admin.css';

interface BuilderProps {
  kind: FirmQuestionnaireKind;
  questionnaire: FirmQuestionnaire;
}

const parts = { Fields: FirmLineFields, Actions: MoveTo };

/** Asks with everything that publishing would change; what is not ready is shown instead. */
const Publish = (props: {
  kind: FirmQuestionnaireKind;
  acts: QuestionnaireActs;
  check: () => boolean;
}) => {
  const { kind, acts, check } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const { asked, ask, run, cancel } = useAskedCopy(acts.settle);
  const publish = async (): Promise<void> => {
    await run(acts.publish);
    popup.success(t('publish.done'));
  };
  return (
    <>
      <Button type="primary" icon={<SendIcon />} onClick={() => check() && ask()}>
        {t('publish.open')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('publish.sure')}
        confirmLabel={t('publish.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={publish}
        onCancel={cancel}
      >
        {asked && <PublishChanges kind={kind} questionnaire={asked} />}
      </ConfirmDialog>
    </>
  );
};

const Builder = ({ kind, questionnaire }: BuilderProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { undoing, reload, acts } = useBuilder(kind, questionnaire);
  const { autosave } = undoing;
  const publishing = useFirmCheck(autosave.fields);
  const sources = useSources(autosave.fields);
  const { _id, title, state } = questionnaire;
  return (
    <>
      <PageHeader
        title={title}
        context={t(`${kind}.context`)}
        status={<QuestionnaireState {...questionnaire} />}
        back={{ to: desks[kind].toList(), label: t(`${kind}.list`) }}
        {...(state === 'archived'
          ? {}
          : { action: <Publish kind={kind} acts={acts} check={publishing.check} /> })}
      />
      <MoreActs kind={kind} questionnaire={questionnaire} acts={acts} />
      <FieldsContext value={autosave.fields}>
        <SourcesContext value={sources}>
          <QuestionEditor
            undoing={undoing}
            reload={reload}
            publishing={publishing}
            parts={parts}
            preview={<WizardPreview questionnaire={questionnaire} questions={autosave.fields} />}
          />
        </SourcesContext>
      </FieldsContext>
      <div>
        <Disclosure label={t('translate.title')}>
          <Translations kind={kind} questionnaire={questionnaire} questions={autosave.fields} />
        </Disclosure>
        <Disclosure label={t('versions.title')}>
          <Versions kind={kind} id={_id} />
        </Disclosure>
      </div>
    </>
  );
};

/** Words a questionnaire of the firm: questions, order, conditions, preview, publishing (BO-76 to BO-78). */
export const BuilderPage = ({ kind }: { kind: FirmQuestionnaireKind }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { id } = useRequiredParams('id');
  const query = useQuery(firmQuestionnaireQuery(kind, id));
  return (
    <PageFrame>
      <QueryStates
        query={query}
        title={t(`${kind}.list`)}
        back={{ to: desks[kind].toList(), label: t(`${kind}.list`) }}
        skeleton="form"
      >
        {({ questionnaire }) => <Builder key={id} kind={kind} questionnaire={questionnaire} />}
      </QueryStates>
      <UndoOffer />
    </PageFrame>
  );
};
