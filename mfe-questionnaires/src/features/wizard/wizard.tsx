import {
  type Answers,
  askedAnswers,
  type QuestionnaireField,
  sectionProgress,
} from '@portal/shared-contracts/questionnaires';
import { LoadingSkeleton, SaveState } from '@portal/shared-ui';
import { ProgressBar } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckPage } from './check-page.tsx';
import { NewerCopy } from './newer-copy.tsx';
import { SectionList } from './section-list.tsx';
import { SectionPage } from './section-page.tsx';
import { useSectionHistory } from '../../use-section-history.ts';
import { useWizard, type WizardControl } from './use-wizard.ts';
import './wizard.css';

export interface WizardProps {
  /** What the answers belong to in the vault; the page's React key needs the same ids. */
  vaultKey: string;
  /** What is answered, where a page may show several of them. */
  title?: string;
  questions: readonly QuestionnaireField[];
  /** What was answered before it was opened again. */
  given?: Answers | undefined;
  /** It is all of its page, so that each section is an entry of the history. */
  isPage?: boolean;
  /** Sends the answers; the vault forgets them only after it resolved. */
  onSend: (answers: Answers) => Promise<unknown>;
  /** The answers are sent and no longer in the vault. */
  onSent: () => void;
}

const WizardProgress = ({ wizard }: { wizard: WizardControl }) => {
  const { t } = useTranslation('questionnaires');
  const { sections, current, kept } = wizard;
  // The check page still belongs to the last section: 100 is for the answers that are sent.
  const index = Math.min(current, sections.length - 1);
  const text =
    current === sections.length
      ? t('wizard.check')
      : t('wizard.progress', { index: index + 1, count: sections.length });
  return (
    <div className="quest-progress">
      <div className="quest-progress-line">
        <span>{text}</span>
        <SaveState status={kept.status} isDraft />
      </div>
      <ProgressBar percent={sectionProgress(index, sections.length)} label={text} />
    </div>
  );
};

const useSending = (wizard: WizardControl, props: WizardProps) => {
  const [state, setState] = useState<{ isSending: boolean; failure?: unknown }>({
    isSending: false,
  });
  const send = async (): Promise<void> => {
    setState({ isSending: true });
    try {
      await props.onSend(askedAnswers(props.questions, wizard.kept.value.answers));
      await wizard.kept.clear();
      props.onSent();
    } catch (failure) {
      setState({ isSending: false, failure });
    }
  };
  return { ...state, send };
};

/** A questionnaire of several sections, saved with each change and checked before it is sent. */
export const Wizard = (props: WizardProps) => {
  const { vaultKey, questions, given, isPage = false } = props;
  const answering = useWizard(vaultKey, questions, given);
  const { isSending, failure, send } = useSending(answering, props);
  const { sections, current, kept } = answering;
  const openNoted = useSectionHistory({
    current,
    last: sections.length,
    // While answers are on their way no section opens: a correction would be lost with them.
    canOpen: isPage && kept.isReady && !isSending,
    open: answering.open,
  });
  // Beside other things of a page the way back belongs to that page.
  const open = isPage ? openNoted : answering.open;
  const wizard = { ...answering, open };
  const isChecking = current === sections.length;
  const sendChecked = (): void => {
    // Questions may have changed since a section was left, so every section is checked again.
    if (sections.some(({ problems }) => Object.keys(problems).length > 0))
      open(sections.length + 1);
    else void send();
  };
  if (!kept.isReady) return <LoadingSkeleton shape="form" />;
  return (
    <div className="quest-wizard">
      <WizardProgress wizard={wizard} />
      {!isSending && <NewerCopy vaultKey={vaultKey} kept={kept} />}
      <div className="quest-columns">
        <SectionList wizard={wizard} of={props.title} isSending={isSending} />
        {isChecking ? (
          <CheckPage wizard={wizard} isSending={isSending} failure={failure} onSend={sendChecked} />
        ) : (
          <SectionPage key={current} wizard={wizard} />
        )}
      </div>
    </div>
  );
};
