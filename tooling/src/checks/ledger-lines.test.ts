import { ledgerProblems, readLedger } from './ledger-lines.ts';

const line = (id: string, state: string): string => `| ${id} | 1 | words | ${state} |`;

test('the ledger names what it lacks: a number, a proof, a test that is gone', () => {
  const lines = readLedger(
    [
      line('1.1.1', 'pass: `PL-01 it holds`'),
      line('1.1.1', 'open: not yet'),
      line('1.1.2', 'pass: because'),
      line('1.1.3', 'pass: `PL-02 it is gone` · `PL-01 it`'),
      line('1.1.4', 'pass: [written down](guide.md)'),
      line('1.1.5', 'perhaps'),
    ].join('\n'),
  );
  expect(ledgerProblems(lines, ['PL-01 it holds'])).toEqual([
    'docs/security.md has 4 of 253 requirements',
    '1.1.1 stands twice',
    '1.1.2 passes without a test or a document',
    '1.1.3 names a test that is not there: PL-02 it is gone',
  ]);
});
