import { lockedPackages, type LockFile } from './locked-packages.ts';

const lock: LockFile = {
  importers: {
    'mfe-a': { dependencies: { one: { version: '1.0.0' } } },
    'mfe-b': {
      dependencies: { two: { version: '2.0.0(one@1.0.0)' }, own: { version: 'link:../own' } },
      devDependencies: { renamed: { version: 'deep@4.0.0' } },
    },
  },
  packages: {
    'one@1.0.0': { resolution: { integrity: 'sha512-one' } },
    'two@2.0.0': { resolution: { integrity: 'sha512-two' } },
    'deep@4.0.0': { resolution: { integrity: 'sha512-deep' } },
  },
  snapshots: {
    'one@1.0.0': { dependencies: { deep: '4.0.0' } },
    'two@2.0.0(one@1.0.0)': {
      dependencies: { one: '1.0.0' },
      optionalDependencies: { deep: '4.0.0' },
    },
    'deep@4.0.0': { dependencies: { one: '1.0.0' } },
  },
};

test('FX-52 the packages of a build are its own and all that they lead to, each once', () => {
  expect(lockedPackages(lock, ['mfe-a'])).toEqual([
    'deep@4.0.0 sha512-deep',
    'one@1.0.0 sha512-one',
  ]);
  expect(lockedPackages(lock, ['mfe-b'])).toEqual([
    'deep@4.0.0 sha512-deep',
    'one@1.0.0 sha512-one',
    'two@2.0.0(one@1.0.0) sha512-two',
  ]);
});

test('FX-52 a new remote and what another one installs change nothing', () => {
  const before = lockedPackages(lock, ['mfe-a']);
  const later = structuredClone(lock) as { importers: Record<string, unknown> } & LockFile;
  later.importers['mfe-c'] = { dependencies: { two: { version: '2.0.0(one@1.0.0)' } } };
  later.importers['mfe-b'] = {};
  expect(lockedPackages(later, ['mfe-a'])).toEqual(before);
});

test('FX-52 other bytes far below change the build', () => {
  const later = structuredClone(lock) as LockFile & { packages: Record<string, unknown> };
  later.packages['deep@4.0.0'] = { resolution: { integrity: 'sha512-other' } };
  expect(lockedPackages(later, ['mfe-a'])).not.toEqual(lockedPackages(lock, ['mfe-a']));
});
