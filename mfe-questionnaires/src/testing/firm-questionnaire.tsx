import {
  type FirmQuestionnaire,
  firmQuestionnaireCalls,
  type FirmQuestionnaireKind,
} from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { Page } from '../pages/firm-questionnaire.tsx';

/** Three questions, the second with options. */
export const firmQuestions = questionnaireFields.parse([
  { type: 'text', text: 'Your name', key: 'name' },
  { type: 'radio', text: 'Employed?', key: 'job', options: ['Yes', 'No'] },
  { type: 'text', text: 'Where?', key: 'where' },
]);

/** A questionnaire that was published as it is. */
export const firmQuestionnaire = (part: Partial<FirmQuestionnaire> = {}): FirmQuestionnaire => ({
  _id: 'career',
  title: 'Career history',
  state: 'published',
  published: 2,
  hasChanges: false,
  usedBy: ['Professional Package'],
  questionCount: 3,
  version: 7,
  savedAt: '2026-01-02T03:04:05Z',
  questions: firmQuestions,
  translations: {},
  current: { title: 'Career history', questions: firmQuestions, translations: {} },
  waitingOrders: 3,
  language: 'en',
  ...part,
});

/** A server that keeps what is saved, and what it was asked to do. */
export const keepFirmQuestionnaire = (
  kind: FirmQuestionnaireKind,
  start: FirmQuestionnaire,
): {
  now: () => FirmQuestionnaire;
  done: string[];
  /** A colleague changes it. */
  edit: (parts: Partial<FirmQuestionnaire>) => void;
} => {
  let kept = start;
  const done: string[] = [];
  const calls = firmQuestionnaireCalls[kind];
  const opened = () => ({ status: true as const, questionnaire: kept });
  stubApi(calls.read, opened);
  stubApi(calls.save, ({ id: _id, baseVersion: _base, ...parts }) => {
    const { title = kept.title, questions = kept.questions } = parts;
    const translations = { ...kept.translations, ...parts.translations };
    kept = { ...kept, title, questions, translations, version: kept.version + 1, hasChanges: true };
    done.push('save');
    return { status: true as const, version: kept.version, savedAt: kept.savedAt };
  });
  const refuseStale = (baseVersion: number | undefined): void => {
    if (baseVersion !== kept.version)
      throw new RefusedReply('conflict', 'Somebody else changed this meanwhile.');
  };
  stubApi(calls.publish, ({ baseVersion }) => {
    refuseStale(baseVersion);
    done.push(`publish ${baseVersion}`);
    const { title, questions, translations } = kept;
    const current = { title, questions, translations };
    const published = (kept.published ?? 0) + 1;
    kept = { ...kept, current, published, version: kept.version + 1, hasChanges: false };
    return opened();
  });
  stubApi(calls.discard, ({ baseVersion }) => {
    refuseStale(baseVersion);
    done.push(`discard ${baseVersion}`);
    kept = { ...kept, ...kept.current, version: kept.version + 1, hasChanges: false };
    return opened();
  });
  stubApi(calls.remove, ({ baseVersion }) => {
    refuseStale(baseVersion);
    done.push(`remove ${baseVersion ?? ''}`);
    return { status: true as const };
  });
  stubApi(calls.archive, () => {
    done.push('archive');
    kept = { ...kept, state: 'archived', version: kept.version + 1 };
    return { ...opened(), undo: 'act-1' };
  });
  const edit = (parts: Partial<FirmQuestionnaire>): void => {
    kept = { ...kept, ...parts, version: kept.version + 1 };
  };
  return { now: () => kept, done, edit };
};

/** Opens a page of the back office as an owner of the firm. */
export const openFirmPage = (
  Shown: ComponentType,
  address: { path: string; pattern: string },
  vault: KillableVault,
) =>
  renderPage(<Shown />, {
    ...address,
    bundles: { questionnaires: en, 'questionnaires-admin': admin },
    portal: {
      user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }),
      vault,
    },
  });

/** Opens the builder of a questionnaire, with the server that keeps it. */
export const openBuilder = async (vault: KillableVault, part: Partial<FirmQuestionnaire> = {}) => {
  const server = keepFirmQuestionnaire('questionnaire', firmQuestionnaire(part));
  const address = { path: '/admin/questionnaires/career', pattern: '/admin/questionnaires/:id' };
  const page = await openFirmPage(Page, address, vault);
  await screen.findAllByLabelText('Question');
  return { ...server, page };
};
