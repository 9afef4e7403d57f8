import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { createContext } from 'react';

/** All questions, for the parts of a line that speak of other lines; the lines themselves are drawn alone. */
export const FieldsContext = createContext<readonly QuestionnaireField[]>([]);

/** The questions as far as a condition speaks of them: another list only when one of those changes. */
export const SourcesContext = createContext<readonly QuestionnaireField[]>([]);
