const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/** Whether an address is this very machine. */
export const isLoopback = (ip: string): boolean => LOOPBACK.test(ip);

/** Whether a request was made on this very machine, not through a proxy that stands on it. */
export const isLocal = (ip: string, header: (name: string) => unknown): boolean =>
  isLoopback(ip) && forwarding.every((name) => header(name) === undefined);
