import type { FirmQuestionnaire } from '@portal/shared-contracts/admin';
import { type Language, languages } from '@portal/shared-contracts';
import {
  inTranslation,
  type QuestionnaireField,
  readyQuestions,
} from '@portal/shared-contracts/questionnaires';
import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { EmptyState, FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Wizard } from '../../features/wizard/wizard.tsx';
import { useLanguageName } from '../language-name.ts';
import { ADMIN_TEXTS } from '../texts.ts';

interface WizardPreviewProps {
  questionnaire: Pick<FirmQuestionnaire, '_id' | 'title' | 'translations' | 'language'>;
  questions: readonly QuestionnaireField[];
}

const Trial = ({ id, questions }: { id: string; questions: readonly QuestionnaireField[] }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [round, setRound] = useState(0);
  const [isOver, setOver] = useState(false);
  const again = (): void => {
    setRound(round + 1);
    setOver(false);
  };
  if (isOver)
    return (
      <EmptyState
        text={t('preview.over')}
        hint={t('preview.overHint')}
        action={<Button onClick={again}>{t('preview.again')}</Button>}
      />
    );
  return (
    <Wizard
      key={round}
      vaultKey={`preview:${id}`}
      questions={questions}
      onSend={() => Promise.resolve()}
      onSent={() => setOver(true)}
    />
  );
};

/** The wizard that customers get, on the draft, in any language; what is typed here is neither kept nor sent. */
export const WizardPreview = ({ questionnaire, questions }: WizardPreviewProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const nameOf = useLanguageName();
  const portal = usePortal();
  const forgetful = useMemo(() => ({ ...portal, vault: null }), [portal]);
  const [language, setLanguage] = useState<Language>(questionnaire.language);
  const { _id, title, translations } = questionnaire;
  const shown = inTranslation(
    { title, questions: readyQuestions(questions) },
    translations[language],
  );
  if (questions.length === 0) return <EmptyState text={t('preview.empty')} />;
  return (
    <PortalContext value={forgetful}>
      <FieldFrame name="preview-language" label={t('preview.language')} isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            value={language}
            onChoose={(value) => setLanguage(value as Language)}
            options={languages.map((value) => ({ value, label: nameOf(value) }))}
          />
        )}
      </FieldFrame>
      <h2 className="quest-section-title">{shown.title}</h2>
      <Trial key={language} id={_id} questions={shown.questions} />
    </PortalContext>
  );
};
