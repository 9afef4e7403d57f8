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
await startServer(config);
