import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const linesOf = async (...argv: string[]): Promise<string[]> => {
  const { exit, lines } = await runOn(portal, ...argv);
  expect(exit).toBe(0);
  return lines;
};

test('BO-86 BO-90 a firm’s packages and coupons are listed by command', async () => {
  const packages = await linesOf('package', 'list', 'northwind');
  expect(packages).toContainEqual(
    expect.stringMatching(/^northwind-starter\t[^\t]+\t\$149\.00 USD\tpublished\t1$/),
  );
  expect(packages.join('\n')).not.toContain('acme');
  const coupons = await linesOf('coupon', 'list', 'northwind');
  expect(coupons).toContain('WELCOME10\t10 %\tactive\t0/\t');
  expect(coupons).toContainEqual(expect.stringMatching(/^SUMMER20\t20 %\tended\t0\/\t2026-/));
});
