// Loaded into a server of a test before anything else: what it looks for every five seconds it looks for five times a second.

const EVERY = 5_000;
const HASTY = 200;

const machineInterval = globalThis.setInterval;
const hastyInterval = (run: () => void, every?: number, ...given: []): NodeJS.Timeout =>
  machineInterval(run, every === EVERY ? HASTY : every, ...given);
globalThis.setInterval = Object.assign(hastyInterval, machineInterval);

export {};
