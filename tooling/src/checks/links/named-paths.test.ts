import { lostPaths } from './named-paths.ts';

const kept = ['host-shell', 'host-shell/src', 'host-shell/src/index.ts', 'host-shell/README.md'];
const lostIn = (text: string): string[] =>
  lostPaths({ name: 'host-shell/README.md', content: text }, (path) => kept.includes(path));

test('a path in back-ticks that leads nowhere is named, from the top and from the folder of its document', () => {
  expect(lostIn('`host-shell/src/index.ts` and `src/index.ts` in `host-shell/src`')).toEqual([]);
  expect(lostIn('`src/gone.ts`, `host-shell/src/gone.ts`, once more `src/gone.ts`')).toEqual([
    'host-shell/README.md: src/gone.ts does not exist',
    'host-shell/README.md: host-shell/src/gone.ts does not exist',
  ]);
});

test('what stands for something else, a command and what Git does not keep are no paths', () => {
  expect(
    lostIn(
      '`src/<noun>.ts` `src/*.ts` `src/{a,b}.ts` `src/NNNN_a.sql` `../src/a.ts` `node src/a.ts` `.cache/a` `text/html` `/src/a`\n```sh\n`src/a.ts`\n```',
    ),
  ).toEqual([]);
});
