import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'bench.ts')
  .map((file) => file.replace('.ts', ''));
const name = process.argv[2];

if (!name || !existsSync(new URL(`${name}.ts`, folder))) {
  console.error(`Usage: pnpm bench <${known.join('|')}>`);
  process.exit(2);
}
await import(new URL(`${name}.ts`, folder).href);
