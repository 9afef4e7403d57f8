import { callApi } from '@portal/shared-contracts';
import type { FirmQuestionnaire, FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import { offerUndo } from '@portal/shared-ui/back-office';
import { useQueryClient } from '@tanstack/react-query';
import type { StoredQuestions } from '../../features/question-editor/saving/stored-questions.ts';
import { useUndoableAutosave } from '../../features/question-editor/undoing/use-undo.ts';
import { desks } from '../desks.ts';
import { firmQuestionnaireQuery, useRemember } from '../firm-questionnaires.queries.ts';

const toStored = ({ questions, version, savedAt }: FirmQuestionnaire): StoredQuestions => ({
  fields: questions,
  version,
  savedAt,
});

/** What can be done to a questionnaire of the firm beside its questions. */
export interface QuestionnaireActs {
  /** Answers the name that somebody else gave it since it was `from`; then it keeps that one. */
  rename: (title: string, from: string) => Promise<string | undefined>;
  /** The draft as the server has it, with everything that was typed here. */
  settle: () => Promise<FirmQuestionnaire>;
  /** Publishes the draft of this version, the one that somebody was shown, and no newer one. */
  publish: (baseVersion: number) => Promise<void>;
  /** Throws the draft of this version away, and no newer one. */
  discard: (baseVersion: number) => Promise<void>;
  setArchived: (isArchived: boolean) => Promise<void>;
  /** Deletes the draft of this version, and no newer one. */
  remove: (baseVersion: number) => Promise<void>;
}

/** A draft that saves itself, with undo, and everything else that can be done to it. */
export const useBuilder = (kind: FirmQuestionnaireKind, questionnaire: FirmQuestionnaire) => {
  const client = useQueryClient();
  const remember = useRemember(kind);
  const { _id: id } = questionnaire;
  const { calls } = desks[kind];
  const query = firmQuestionnaireQuery(kind, id);
  const read = async (): Promise<FirmQuestionnaire> =>
    (await client.fetchQuery({ ...query, staleTime: 0 })).questionnaire;
  const reload = async (): Promise<StoredQuestions> => toStored(await read());
  const undoing = useUndoableAutosave(`firm-questions:${id}`, toStored(questionnaire), {
    reload,
    save: async (fields, baseVersion) => {
      const questions = [...fields];
      const { version, savedAt } = await callApi(calls.save, { id, questions, baseVersion });
      remember(id, { questions, version, savedAt, hasChanges: questionnaire.published !== null });
      return { version, savedAt };
    },
  });
  const { autosave } = undoing;
  const settle = async (): Promise<FirmQuestionnaire> => {
    await autosave.flush();
    return read();
  };
  const keep = async (next: FirmQuestionnaire): Promise<void> => {
    remember(id, next);
    await autosave.take(toStored(next));
  };
  const acts: QuestionnaireActs = {
    settle,
    rename: async (title, from) => {
      const { version: baseVersion, title: theirs } = await settle();
      // It already has the wanted name where only the reply was lost.
      if (theirs !== title && theirs !== from) return theirs;
      if (theirs !== title) await callApi(calls.save, { id, baseVersion, title });
      await read();
      remember(id, {});
      return undefined;
    },
    publish: async (baseVersion) => {
      await autosave.flush();
      await keep((await callApi(calls.publish, { id, baseVersion })).questionnaire);
    },
    discard: async (baseVersion) => {
      await autosave.flush();
      await keep((await callApi(calls.discard, { id, baseVersion })).questionnaire);
    },
    setArchived: async (isArchived) => {
      await autosave.flush();
      const reply = await callApi(isArchived ? calls.archive : calls.restore, { id });
      await keep(reply.questionnaire);
      offerUndo(reply);
    },
    remove: async (baseVersion) => {
      await autosave.flush();
      await callApi(calls.remove, { id, baseVersion });
      remember(id, {});
    },
  };
  return { undoing, reload, acts };
};
