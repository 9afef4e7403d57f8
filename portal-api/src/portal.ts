import { controlAddress } from './cli/control-address.ts';
import { askServer } from './cli/control-client.ts';
import { readConfig } from './kernel/config/config.ts';
import { namesDatabase } from './kernel/config/release-config.ts';

const print = (line: string): void => console.log(line);

// `pnpm portal -- site list` hands over the dashes too.
const argv = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--');
const run = async (): Promise<number> => {
  // Without its keys production has no configuration yet.
  if (argv[0] === 'keys') return (await import('./keys-here.ts')).keysHere(argv.slice(1), print);
  // Releases come from where they are built, which knows the registry and the store and no more of the portal.
  if (argv[0] === 'release' && namesDatabase(process.env))
    return (await import('./cli/releases-here.ts')).releasesHere(argv, process.env, print);
  const config = readConfig(process.env);
  // A restore is for a place without a server, so no server is asked to run it.
  if (argv[0] === 'restore')
    return (await import('./restore-here.ts')).restoreHere(argv.slice(1), config, print);
  // Servers that may not change tables wait for this one, so none of them is asked.
  if (argv[0] === 'migrate' && config.databaseUrl)
    return (await import('./migrate-here.ts')).migrateHere(config, print);
  const answered = config.databaseUrl
    ? undefined
    : await askServer(controlAddress(config.dataDir), argv, print);
  // Where a server answered, nothing of the server's own code is loaded here.
  return answered ?? (await import('./run-here.ts')).runHere(argv, config, print);
};
process.exitCode = await run();
