const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/** Whether a request was made on this very machine, not through a proxy that stands on it. */
export const isLocal = (ip: string, header: (name: string) => unknown): boolean =>
  LOOPBACK.test(ip) && forwarding.every((name) => header(name) === undefined);
