// Loaded into a server of a test before anything else: what it looks for every five seconds it never looks for.

const EVERY = 5_000;

const machineInterval = globalThis.setInterval;
const idleInterval = (run: () => void, every?: number, ...given: []): NodeJS.Timeout =>
  machineInterval(every === EVERY ? () => undefined : run, every, ...given);
globalThis.setInterval = Object.assign(idleInterval, machineInterval);

export {};
