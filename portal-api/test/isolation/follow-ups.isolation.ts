import {
  copyTemplate,
  createTemplate,
  getFollowUp,
  publishFollowUp,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { orderId, serviceId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  template: string;
}

const SITE = 'northwind';
const address = {
  id: orderId(SITE, 'writing'),
  service: serviceId(SITE, 'starter', 'resume'),
} as const;
const SECRET = 'Whose idea was the hidden project?';
const data = [{ type: 'text' as const, key: 'hidden', text: SECRET }];
const own = { own: 200, sameSite: 404, otherSite: 404 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const writer = await portal.signIn('writer');
    const { body } = await writer.call(createTemplate, { name: 'For the isolation table' });
    await writer.call(saveFollowUp, { ...address, data });
    return { template: body.template._id };
  },
  secrets: () => [SECRET],
  rows: [
    expectCall(getFollowUp, 'writer', () => address, { ...own, reviewer: 200 }),
    expectCall(publishFollowUp, 'writer', () => address, own),
    expectCall(saveFollowUp, 'writer', () => ({ ...address, data }), own),
    expectCall(copyTemplate, 'writer', ({ template }) => ({ ...address, template }), own),
  ],
});
