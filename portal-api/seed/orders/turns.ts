import { fillTurnsOf } from '../../src/domains/orders/turns/turns.service.ts';
import type { Seeder } from '../seeder.ts';

/** Whose turn each demo order is, once everything that decides it is there. */
export const turnsSeeder: Seeder = {
  name: 'turns',
  run: async ({ db }) => {
    await fillTurnsOf(db);
  },
};
