import type { FoundThing } from '@portal/shared-contracts/admin';
import type { Finder } from '../../kernel/finding/finder.ts';
import { listInvitationsBeginning } from './invitations/invitations.repository.ts';

const toThing = ({ id, name, email }: { id: string; name: string; email: string }): FoundThing => ({
  kind: 'person',
  _id: id,
  title: name || email,
  about: name ? email : '',
});

/** People as the search of the back office finds them, and behind them those who are asked to come. */
export const findPeople: Finder = {
  area: 'people',
  find: async ({ db }, { text, people, most }) => {
    const here = people.slice(0, most).map(toThing);
    const room = most - here.length;
    const invited = room > 0 ? await listInvitationsBeginning(db, text, room) : [];
    return [...here, ...invited.map((one) => ({ ...toThing(one), isInvited: true }))];
  },
};
