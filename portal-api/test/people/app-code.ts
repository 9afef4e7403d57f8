import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../create-test-app.ts';

/** The code that an app with this secret shows by the clock of the portal, or so many milliseconds beside it. */
export const appCode = ({ clock }: Pick<TestApp, 'clock'>, secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + shift,
  });
