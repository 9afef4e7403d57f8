import { startPglite } from './start-pglite.ts';

// The process that makes the embedded database: it starts it once in its folder and closes it.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Whose folder?');
await (await startPglite({ dataDir: folder })).close();
