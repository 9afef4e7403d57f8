import {
  type FollowUp,
  getAnswersForStaff,
  getFollowUp,
  questionnaireFields,
  type QuestionnaireField,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from '../pages/follow-up.tsx';
import { testOrderData } from './order-data.ts';

/** When everything of these tests was saved. */
export const START = '2026-01-02T03:04:05Z';

/** Text questions in these words. */
export const fields = (...texts: string[]): QuestionnaireField[] =>
  questionnaireFields.parse(texts.map((text) => ({ type: 'text', text, key: `k-${text}` })));

const freshCopy = (questions: QuestionnaireField[]): FollowUp => ({
  draft_data: questions,
  version: 1,
  savedAt: START,
  publishedAt: null,
  answeredAt: null,
});

/** The server as far as the editor sees it. */
export const server = {
  stored: freshCopy([]),
  saves: [] as { data: string[]; baseVersion: number | undefined }[],
  /** Saves that met a newer copy. */
  refused: 0,
  texts: () => server.stored.draft_data.map(({ text }) => text),
};

let starts = 0;

/** Starts the server again with these questions. */
export const serve = (questions: QuestionnaireField[]): void => {
  server.stored = freshCopy(questions);
  server.saves = [];
  server.refused = 0;
  starts += 1;
  const start = starts;
  stubApi(getFollowUp, () => ({
    orderData: testOrderData,
    serviceName: 'Resume Writing',
    questionnaire: server.stored,
  }));
  stubApi(saveFollowUp, ({ data, baseVersion }) => {
    const { stored } = server;
    // What the page of an earlier server had under way changes nothing of this one.
    if (start !== starts) return { status: true as const, version: 0, savedAt: START };
    if (baseVersion !== undefined && baseVersion !== stored.version) {
      server.refused += 1;
      throw new RefusedReply('conflict', 'These questions were changed somewhere else.');
    }
    server.saves.push({ data: data.map(({ text }) => text), baseVersion });
    server.stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: server.stored.version, savedAt: START };
  });
};

/** The server knows these answers to the follow-up questions. */
export const serveAnswers = (answers: Readonly<Record<string, string>>): void =>
  stubApi(getAnswersForStaff, () => ({
    orderData: testOrderData,
    data: {
      _id: 'additional_questionnaire',
      title: 'Follow-up questions',
      serviceId: 'service-1',
      serviceName: 'Resume Writing',
      answeredAt: START,
      groups: [
        {
          title: '',
          entries: Object.entries(answers).map(([text, answer]) => ({
            key: text,
            type: 'text' as const,
            text,
            answer,
          })),
        },
      ],
    },
  }));

/** Opens the follow-up questions of one service. */
export const openFollowUp = (vault: KillableVault, role: 'writer' | 'reviewer' = 'writer') =>
  renderPage(<Page />, {
    path: '/orders/additional_questionnaire/order-1/service-1',
    pattern: '/orders/additional_questionnaire/:id/:service',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role }), vault },
  });

/** The words of the questions in the editor. */
export const lines = (): string[] =>
  screen.getAllByLabelText('Question').map((box) => (box as HTMLInputElement).value);
