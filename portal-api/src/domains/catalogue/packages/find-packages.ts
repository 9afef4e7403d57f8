import type { Finder } from '../../../kernel/finding/finder.ts';
import { packagesNamedLike } from './package-names.repository.ts';

/** Packages by how their name, or a word of it, begins. */
export const findPackages: Finder = {
  area: 'catalogue',
  find: async ({ db }, { text, most }) =>
    (await packagesNamedLike(db, text, most)).map(({ id, name }) => ({
      kind: 'package',
      _id: id,
      title: name,
      about: '',
    })),
};
