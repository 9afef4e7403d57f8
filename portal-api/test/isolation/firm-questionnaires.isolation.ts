import { firmQuestionnaireCalls, firmQuestionnaireKinds } from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { insertFirmQuestionnaire } from '../../src/domains/answers/firm-questionnaires/firm-questionnaires.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  ids: Record<(typeof firmQuestionnaireKinds)[number], { edited: string; removed: string }>;
}

// A firm's own list speaks of itself only; what a stranger names does not exist for them.
const ownList = { otherSite: 200, own: 200 };
const ownRow = { otherSite: 404, own: 200 };

const questions = questionnaireFields.parse([
  { type: 'text', key: 'a', text: 'Isolated question' },
]);

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const make = (kind: (typeof firmQuestionnaireKinds)[number]) => {
      const draft = { title: `Isolated ${kind}`, questions, translations: {}, by: 'nobody' };
      return insertFirmQuestionnaire(portal.db(), kind, { ...draft, call: undefined });
    };
    const pair = async (kind: (typeof firmQuestionnaireKinds)[number]) => ({
      edited: await make(kind),
      removed: await make(kind),
    });
    return {
      ids: {
        questionnaire: await pair('questionnaire'),
        survey: await pair('survey'),
        template: await pair('template'),
      },
    };
  },
  secrets: ({ ids }) => [ids.questionnaire.edited, ids.survey.edited, ids.template.edited],
  rows: firmQuestionnaireKinds.flatMap((kind) => {
    const calls = firmQuestionnaireCalls[kind];
    const edited = ({ ids }: World) => ({ id: ids[kind].edited });
    return [
      expectCall(calls.list, 'admin', () => ({}), ownList),
      expectCall(calls.create, 'admin', () => ({ title: 'Made' }), ownList),
      expectCall(calls.read, 'admin', edited, ownRow),
      expectCall(calls.listVersions, 'admin', edited, ownRow),
      expectCall(calls.save, 'admin', (world) => ({ ...edited(world), title: 'Saved' }), ownRow),
      expectCall(calls.copy, 'admin', (world) => ({ ...edited(world), title: 'Copy' }), ownRow),
      expectCall(calls.publish, 'admin', (world) => ({ ...edited(world), baseVersion: 2 }), ownRow),
      expectCall(calls.discard, 'admin', (world) => ({ ...edited(world), baseVersion: 3 }), ownRow),
      expectCall(calls.archive, 'admin', edited, ownRow),
      expectCall(calls.restore, 'admin', edited, ownRow),
      expectCall(calls.remove, 'admin', ({ ids }) => ({ id: ids[kind].removed }), ownRow),
    ];
  }),
});
