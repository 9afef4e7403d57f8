import { callApi } from '@portal/shared-contracts';
import type { FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { useKeyOf } from '@portal/shared-ui/back-office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { desks } from '../desks.ts';
import { useRemember } from '../firm-questionnaires.queries.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { TitleForm } from './title-form.tsx';

interface CreateFormProps {
  kind: FirmQuestionnaireKind;
  /** What a copy is made of; nothing for an empty draft. */
  of?: { id: string; title: string };
  onCancel: () => void;
}

/** Makes a draft, empty or with the questions of another one, and opens it. */
export const CreateForm = ({ kind, of, onCancel }: CreateFormProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const go = useNavigate();
  const remember = useRemember(kind);
  const { keyOf } = useKeyOf();
  const { calls, toOne } = desks[kind];
  const create = async (title: string): Promise<void> => {
    // Whatever is pressed twice or sent again makes one draft; under another title it is another one.
    const options = { idempotencyKey: keyOf(title) };
    const { questionnaire } = of
      ? await callApi(calls.copy, { id: of.id, title }, options)
      : await callApi(calls.create, { title }, options);
    remember(questionnaire._id, questionnaire);
    void go(toOne(questionnaire._id));
    onCancel();
  };
  return (
    <TitleForm
      heading={of ? t('copy.heading', { title: of.title }) : t(`${kind}.new`)}
      title={of ? t('copy.title', { title: of.title }) : ''}
      submit={of ? t('copy.submit') : t('create')}
      onSubmit={create}
      onCancel={onCancel}
    />
  );
};
