import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST = 3_000;
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Prints why tests failed once more after everything else, where a log that was cut still has it. */
export default class FailuresReporter implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const reasons = errors.map(({ message, stack }) => stack ?? message ?? '').join('\n');
    const title = test.titlePath().filter(Boolean).join(' › ');
    this.failures.push(`✗ ${title} (${status})\n${reasons.replace(colours, '').slice(0, MOST)}`);
  }

  onEnd(): void {
    if (this.failures.length > 0) console.log(`\nWhy:\n\n${this.failures.join('\n\n')}`);
  }
}
