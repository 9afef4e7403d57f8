import type { Finder } from '../../kernel/finding/finder.ts';

/** People as the search of the back office finds them. */
export const findPeople: Finder = {
  area: 'people',
  find: async (_firm, { people, most }) =>
    people.slice(0, most).map(({ id, name, email }) => ({
      kind: 'person',
      _id: id,
      title: name || email,
      about: name ? email : '',
    })),
};
