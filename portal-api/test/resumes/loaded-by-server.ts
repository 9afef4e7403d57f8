import { registerHooks } from 'node:module';

// Run in a process of its own: names every file that a server loads before it listens, one per line.
const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});
await import('../../src/app.ts');
await import('../../src/open-platform.ts');
process.stdout.write(loaded.join('\n'));
