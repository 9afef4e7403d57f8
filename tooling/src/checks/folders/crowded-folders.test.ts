import { crowdedFolders, MAX_FILES } from './crowded-folders.ts';

const sources = (count: number, ending = 'ts'): string[] =>
  Array.from({ length: count }, (_, at) => `a/b/file${at}.${ending}`);

test('a folder with one source file too many is named', () => {
  expect(crowdedFolders(sources(MAX_FILES))).toEqual([]);
  expect(crowdedFolders([...sources(MAX_FILES), 'a/b/c.css'])[0]?.message).toMatch(
    /^a\/b holds 16 source files/,
  );
});

test('tests, languages, styles of a component and other folders do not count', () => {
  const files = [
    ...sources(MAX_FILES, 'tsx'),
    'a/b/file0.test.tsx',
    'a/b/file0.module.css',
    'a/b/c/other.ts',
    'a/b/README.md',
  ];
  expect(crowdedFolders(files)).toEqual([]);
  const languages = Array.from({ length: 20 }, (_, at) => `a/locales/${at}.json`);
  expect(crowdedFolders(languages)).toEqual([]);
});
