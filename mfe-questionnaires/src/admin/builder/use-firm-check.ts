import {
  firmProblems,
  type FirmProblemKind,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';
import {
  type LineProblem,
  type PublishCheck,
  useProblemsAfterTry,
} from '../../features/question-editor/publishing/use-publish-check.ts';
import { ADMIN_TEXTS } from '../texts.ts';

const places: Readonly<Record<FirmProblemKind, LineProblem['at']>> = {
  empty: 'list',
  'no-text': 'text',
  'no-options': 'options',
  'few-options': 'options',
  'same-options': 'options',
  'condition-later': 'condition',
  'condition-option': 'condition',
};

/** What keeps the firm's questions from being published, each at its field (BO-77). */
export const useFirmCheck = (fields: readonly QuestionnaireField[]): PublishCheck => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return useProblemsAfterTry(
    firmProblems(fields).map(({ kind, ...where }) => ({
      ...where,
      at: places[kind],
      sentence: t(`problem.${kind}`),
    })),
  );
};
