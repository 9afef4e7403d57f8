import { staticSteps } from '../run/static-steps.ts';
import { runSteps } from '../run/step.ts';

const failed = await runSteps(staticSteps);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\nEverything that can be read is in order.');
