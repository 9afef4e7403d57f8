import { callApi } from '@portal/shared-contracts';
import type {
  FirmQuestionnaire,
  FirmQuestionnaireKind,
  ListedQuestionnaire,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { desks } from './desks.ts';

const keyOf = (kind: FirmQuestionnaireKind) => ['admin', 'questionnaires', kind];

/** What a list is narrowed to; it stands in the address. */
export interface QuestionnaireFilter {
  state?: ListedQuestionnaire['state'] | undefined;
  search?: string | undefined;
}

/** What the firm asks of one kind, part after part. */
export const firmQuestionnairesQuery = (kind: FirmQuestionnaireKind, filter: QuestionnaireFilter) =>
  partsQuery([...keyOf(kind), 'list', filter], (from, options) =>
    callApi(desks[kind].calls.list, { ...filter, ...from }, options),
  );

/** One of them with its draft. */
export const firmQuestionnaireQuery = (kind: FirmQuestionnaireKind, id: string) =>
  queryOptions({
    queryKey: [...keyOf(kind), 'one', id],
    queryFn: ({ signal }) => callApi(desks[kind].calls.read, { id }, { signal }),
  });

/** The versions of one of them, newest first. */
export const versionsQuery = (kind: FirmQuestionnaireKind, id: string) =>
  partsQuery([...keyOf(kind), 'versions', id], (from, options) =>
    callApi(desks[kind].calls.listVersions, { id, ...from }, options),
  );

/** Keeps what a call answered, and lets lists and versions be read again. */
export const useRemember = (kind: FirmQuestionnaireKind) => {
  const client = useQueryClient();
  return (id: string, part: Partial<FirmQuestionnaire>): void => {
    client.setQueryData(firmQuestionnaireQuery(kind, id).queryKey, (old) =>
      old ? { ...old, questionnaire: { ...old.questionnaire, ...part } } : old,
    );
    for (const what of ['list', 'versions'])
      void client.invalidateQueries({ queryKey: [...keyOf(kind), what] });
  };
};
