import { readAdvisories } from './read-advisories.ts';

const NOW = new Date('2026-11-01T00:00:00Z');

const advisory = (severity: string, created = '2026-10-20T00:00:00Z') => ({
  created,
  module_name: 'a',
  severity,
  title: 'T',
  url: 'https://x',
});

test('serious weaknesses are named at once, small ones when their month is over', () => {
  const advisories = {
    1: advisory('high'),
    2: advisory('low'),
    3: advisory('critical'),
    4: advisory('moderate', '2026-09-30T00:00:00Z'),
  };
  expect(readAdvisories(`a warning\n${JSON.stringify({ advisories })}`, NOW)).toEqual([
    'a: high: T https://x',
    'a: critical: T https://x',
    'a: moderate: T https://x',
  ]);
  expect(readAdvisories(JSON.stringify({ advisories: {}, metadata: {} }), NOW)).toEqual([]);
});

test('a registry that does not answer is no weakness and no all-clear', () => {
  expect(readAdvisories('', NOW)).toBeUndefined();
  expect(readAdvisories('Error: ERR_PNPM_AUDIT_BAD_RESPONSE', NOW)).toBeUndefined();
  expect(readAdvisories('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', NOW)).toBeUndefined();
});
