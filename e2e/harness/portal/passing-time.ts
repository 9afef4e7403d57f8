import { readFileSync } from 'node:fs';

// Loaded into the processes of a portal of a test before anything else: the server's clock is as far ahead of the
// machine's as the file says, and what runs every so often runs at once when that much time has passed.

const LONG = 5_000;
const LOOKED_EVERY = 50;

const isServer = process.argv[1]?.endsWith('portal-api/src/server.ts') === true;

/** Makes the clock of this process that of the file. */
const followClock = (file: string): void => {
  const MachineDate = Date;
  let ahead = 0;
  const read = (): number => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      return 0;
    }
  };
  ahead = read();
  const now = (): number => MachineDate.now() + ahead;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });

  const works: { run: () => void; every: number }[] = [];
  const machineInterval = globalThis.setInterval;
  const keepInterval = (run: () => void, every?: number, ...given: []): NodeJS.Timeout => {
    if (every !== undefined && every >= LONG) works.push({ run, every });
    return machineInterval(run, every, ...given);
  };
  globalThis.setInterval = Object.assign(keepInterval, machineInterval);
  machineInterval(() => {
    const before = ahead;
    ahead = read();
    for (const { run, every } of works) if (ahead - before >= every) run();
  }, LOOKED_EVERY).unref();
};

const file = process.env['PASSING_TIME_FILE'];
if (isServer && file) followClock(file);
