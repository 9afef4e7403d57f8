import Sequencer from '@jest/test-sequencer';

// The endings of files that take a quarter of a minute or more.
const slow = [
  'drill.test.ts',
  'isolation.test.ts',
  'filters.test.ts',
  'hostile.test.ts',
  'chat-delivery.test.ts',
  'rolling-restart.test.ts',
  'soak.test.ts',
  'see-as.test.ts',
  'forgotten.test.ts',
  '.scale.test.ts',
  'kills.test.ts',
  'seed.test.ts',
  '.killed.test.tsx',
];

const isSlow = ({ path }) => slow.some((ending) => path.endsWith(ending));

/** Without times of an earlier run Jest starts big files first; a slow one begun last would then run alone. */
export default class SlowFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter((test) => isSlow(test)), ...sorted.filter((test) => !isSlow(test))];
  }
}
