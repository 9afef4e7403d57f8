import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariables } from './css-variables.ts';
import { derivePalette } from './derive-palette.ts';

const root = join(import.meta.dirname, '../../..');
const known = Object.keys(
  cssVariables(derivePalette({ primary: '#3b82f6' }, 'light').palette, { headings: 'sans' }),
);

test('HS-06 each rule takes its colours from the palette: a name that is not there would leave a field without its edge', () => {
  const unknown = globSync('{host-shell,shared-ui,mfe-*}/src/**/*.css', { cwd: root }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/var\(\s*(--pui-[\w-]+)\s*\)/g)]
        .filter(([, name = '']) => !known.includes(name))
        .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
