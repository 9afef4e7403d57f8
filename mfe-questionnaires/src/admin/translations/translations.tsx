import { type Language, languages } from '@portal/shared-contracts';
import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import {
  fieldLimits,
  type QuestionnaireField,
  textsToTranslate,
  translatedPercent,
} from '@portal/shared-contracts/questionnaires';
import { EmptyState, ErrorState, FieldFrame, LoadingSkeleton, SaveState } from '@portal/shared-ui';
import { KeepOrTake, NativeSelect } from '@portal/shared-ui/back-office';
import { Alert, CheckBox, TextArea } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../language-name.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { useTranslating } from './use-translating.ts';

interface TranslationsProps {
  kind: FirmQuestionnaireKind;
  questionnaire: FirmQuestionnaire;
  /** The questions as they are typed now. */
  questions: readonly QuestionnaireField[];
}

type Translating = ReturnType<typeof useTranslating>;

const Clash = ({ translating }: { translating: Translating }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  if (!translating.isClash) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('translate.clash')}
      description={
        <KeepOrTake onKeep={() => translating.save(true)} onTake={translating.takeTheirs} />
      }
    />
  );
};

const Texts = (props: TranslationsProps & { language: Language }) => {
  const { kind, questionnaire, questions, language } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const translating = useTranslating(kind, questionnaire, language);
  const [onlyGaps, setOnlyGaps] = useState(false);
  const { texts, saved, status, failure } = translating;
  const all = textsToTranslate({ title: questionnaire.title, questions });
  // By what is saved: a text that is being typed stays in sight.
  const shown = onlyGaps ? all.filter((text) => !saved[text]?.trim()) : all;
  if (!translating.isReady) return <LoadingSkeleton shape="form" />;
  return (
    <>
      <div className="quest-editor-bar">
        <CheckBox checked={onlyGaps} onChange={(event) => setOnlyGaps(event.target.checked)}>
          {t('translate.onlyGaps')}
        </CheckBox>
        <SaveState status={status} isSent />
      </div>
      <Clash translating={translating} />
      {failure !== undefined && (
        <ErrorState error={failure} onRetry={() => translating.save(false)} />
      )}
      {shown.length === 0 && <EmptyState text={t('translate.complete')} />}
      <div onBlur={() => translating.save(false)}>
        {shown.map((text, index) => (
          <div key={text} className="quest-firm-pair">
            <p
              className="quest-firm-original"
              lang={questionnaire.language}
              id={`original-${index}`}
            >
              {text}
            </p>
            <TextArea
              aria-labelledby={`original-${index}`}
              lang={language}
              rows={text.length > 80 ? 3 : 1}
              maxLength={fieldLimits.text}
              value={texts[text] ?? ''}
              onChange={(event) => translating.type(text, event.target.value)}
            />
          </div>
        ))}
      </div>
    </>
  );
};

/** All that customers read beside the firm's own words; what is missing they read in the firm's language (BO-79). */
export const Translations = (props: TranslationsProps) => {
  const { questionnaire, questions } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const nameOf = useLanguageName();
  const others = languages.filter((one) => one !== questionnaire.language);
  const [language, setLanguage] = useState<Language>(others[0] ?? questionnaire.language);
  const labelOf = (one: Language): string => {
    const asked = { title: questionnaire.title, questions };
    const percent = translatedPercent(asked, questionnaire.translations[one]);
    return t('translate.percent', { percent, language: nameOf(one) });
  };
  return (
    <>
      <p>{t('translate.lead', { language: nameOf(questionnaire.language) })}</p>
      <FieldFrame name="translate-language" label={t('translate.language')} isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            value={language}
            onChoose={(value) => setLanguage(value as Language)}
            options={others.map((value) => ({ value, label: labelOf(value) }))}
          />
        )}
      </FieldFrame>
      <Texts key={language} {...props} language={language} />
    </>
  );
};
