import { readAdvisories } from './read-advisories.ts';

const advisory = (severity: string) => ({
  module_name: 'a',
  severity,
  title: 'T',
  url: 'https://x',
});

test('serious weaknesses are named, small ones are not', () => {
  const advisories = { 1: advisory('high'), 2: advisory('low'), 3: advisory('critical') };
  expect(readAdvisories(`a warning\n${JSON.stringify({ advisories })}`)).toEqual([
    'a: high: T https://x',
    'a: critical: T https://x',
  ]);
  expect(readAdvisories(JSON.stringify({ advisories: {}, metadata: {} }))).toEqual([]);
});

test('a registry that does not answer is no weakness and no all-clear', () => {
  expect(readAdvisories('')).toBeUndefined();
  expect(readAdvisories('Error: ERR_PNPM_AUDIT_BAD_RESPONSE')).toBeUndefined();
  expect(readAdvisories('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeUndefined();
});
