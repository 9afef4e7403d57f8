import { readConfig, type Config } from './kernel/config/config.ts';

// Before anything else is loaded: whoever forgot a variable reads so at once, and without where in the code.
const configOrEnd = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
};

const config = configOrEnd();
const { startServer } = await import('./start-server.ts');
try {
  await startServer(config);
} catch (error) {
  // One entry as any other: above the inside of an error the reason is out of sight at the end of a journal.
  const { createLog } = await import('./kernel/log.ts');
  createLog('error').error({ err: error }, 'the server did not start');
  process.exit(1);
}
