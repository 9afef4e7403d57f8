import { parseArgs } from 'node:util';
import { benchHostile } from './bench/hostile.ts';
import { benchQuality } from './bench/quality.ts';
import { benchSpeed } from './bench/speed.ts';

// `pnpm bench reviews [quality] [speed] [hostile]`: what the free review finds, how fast, and what it withstands.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const isWanted = (part: string): boolean => positionals.length === 0 || positionals.includes(part);

const missed = [
  ...(isWanted('quality') ? await benchQuality() : []),
  ...(isWanted('speed') ? await benchSpeed() : []),
  ...(isWanted('hostile') ? await benchHostile(Number(values.files), Number(values.seed)) : []),
];
console.warn(missed.length === 0 ? '\nAll goals are held.' : `\nMissed:\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
