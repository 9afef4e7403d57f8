import Sequencer from '@jest/test-sequencer';

// The endings of files that take a minute or more.
const slow = ['isolation.test.ts', 'filters.test.ts', '.killed.test.tsx', 'seed.test.ts'];

const isSlow = ({ path }) => slow.some((ending) => path.endsWith(ending));

/** Without times of an earlier run Jest starts big files first; a slow one begun last would then run alone. */
export default class SlowFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter((test) => isSlow(test)), ...sorted.filter((test) => !isSlow(test))];
  }
}
