import { controlAddress } from './cli/control-address.ts';
import { askServer } from './cli/control-client.ts';
import { readConfig } from './kernel/config/config.ts';

const print = (line: string): void => console.log(line);

// `pnpm portal -- site list` hands over the dashes too.
const argv = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--');
const config = readConfig(process.env);
const answered = config.databaseUrl
  ? undefined
  : await askServer(controlAddress(config.dataDir), argv, print);
// Where a server answered, nothing of the server's own code is loaded here.
process.exitCode = answered ?? (await (await import('./run-here.ts')).runHere(argv, config, print));
