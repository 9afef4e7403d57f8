import {
  createTemplate,
  getTemplate,
  listTemplates,
  publishTemplate,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  key: string;
}

const NAME = 'The secret list of questions';
const QUESTION = { type: 'text', key: 'a', text: 'How many?' } as const;
const own = { own: 200, sameSite: 404, otherSite: 404 };
const ownListOnly = { own: 200, sameSite: 200, otherSite: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const writer = await portal.signIn('writer');
    const { body } = await writer.call(createTemplate, { name: NAME });
    return { key: body.template._id };
  },
  secrets: ({ key }) => [NAME, key],
  rows: [
    // Everybody sees a list of their own, so the status is 200 and the reply holds no secret.
    expectCall(listTemplates, 'writer', () => ({}), ownListOnly),
    expectCall(getTemplate, 'writer', ({ key }) => ({ key }), own),
    expectCall(saveTemplate, 'writer', ({ key }) => ({ key, data: [QUESTION] }), own),
    expectCall(publishTemplate, 'writer', ({ key }) => ({ key, name: NAME }), own),
    expectCall(createTemplate, 'writer', () => ({ name: 'A further one' }), ownListOnly),
  ],
});
