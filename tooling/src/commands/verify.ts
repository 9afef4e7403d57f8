import { pageBytes, staticSteps } from '../run/static-steps.ts';
import { runSteps, secondsSince } from '../run/step.ts';

const start = performance.now();
const failed = await runSteps([pageBytes, ...staticSteps], 2);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`\nEverything that can be read is in order (${secondsSince(start)}).`);
