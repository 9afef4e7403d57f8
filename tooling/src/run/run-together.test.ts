import { runTogether, type Together } from './run-together.ts';

const WAITS = 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => undefined, 1000)';

const outcomeOf = (begin: (together: Together) => void): Promise<number> =>
  new Promise((leave) => begin(runTogether(leave)));

const start = (together: Together, code: string): void =>
  together.start(['-e', code], { stdio: 'ignore' });

test('where the portal does not start, nothing waits for it any more', async () => {
  const code = await outcomeOf((together) => {
    start(together, WAITS);
    start(together, 'process.exit(3)');
  });
  expect(code).toBe(3);
});

test('whoever is asked to end does so without a failure', async () => {
  const code = await outcomeOf((together) => {
    start(together, WAITS);
    start(together, WAITS);
    together.stop();
  });
  expect(code).toBe(0);
});
