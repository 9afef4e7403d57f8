import { freshShareScope } from './share-scope.ts';

const mockLoad = jest.fn<Promise<unknown>, []>();

jest.mock('./provided-libraries.ts', () => ({
  providedLibraries: [{ name: 'charts', version: '1.0.0', load: () => mockLoad() }],
}));

test('PL-15 a library that did not come once is asked for again, whatever the runtime noted of the first time', async () => {
  mockLoad.mockRejectedValueOnce(new Error('503')).mockResolvedValue('here');
  const share = freshShareScope()['charts']?.['1.0.0'];
  // As the runtime does it: a load that it noted is never begun again.
  const bring = (): Promise<unknown> | undefined => {
    if (share && !share.loading) share.loading = share.get();
    return share?.loading ?? undefined;
  };
  await expect(bring()).rejects.toThrow('The shell could not bring charts.');
  const factory = (await bring()) as () => unknown;
  expect(factory()).toBe('here');
  expect(mockLoad).toHaveBeenCalledTimes(2);
});
