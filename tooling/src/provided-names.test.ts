import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProvided, providedNames } from './provided-names.ts';
import { workspaceRoot } from './workspace.ts';

test.each(Object.entries(providedNames))(
  'the shell provides exactly the listed names of %s',
  (library, names) => {
    const file = join(workspaceRoot, 'host-shell/src/provided', `${library}.ts`);
    const exported = [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(
      ([, list = '']) => list.match(/\w+/g) ?? [],
    );
    expect(exported.toSorted()).toEqual(names.toSorted());
  },
);

test('a name outside of the list, or the whole library, is not provided; other libraries are whole', () => {
  expect(isProvided({ library: 'react-router-dom', name: 'Link' })).toBe(true);
  expect(isProvided({ library: 'react-router-dom', name: 'useFetcher' })).toBe(false);
  expect(isProvided({ library: 'react-router-dom', name: undefined })).toBe(false);
  expect(isProvided({ library: 'react', name: 'useId' })).toBe(true);
});
