import { z } from 'zod';

/** Variables of the services that are asked about what people bring along: files and passwords. */
export const safetyEnvironment = {
  SCANNER_URL: z
    .url({ protocol: /^(tcp|tls|unix)$/ })
    .optional()
    .describe(
      'clamd, which looks into every upload: tcp://host:3310, tls://host:3310 or unix:///run/clamav/clamd.ctl',
    ),
  BREACHED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'List of breached passwords that is asked by the first five signs of a hash, e.g. https://api.pwnedpasswords.com',
    ),
};

/** The services that are asked; without an address nobody is. */
export interface SafetyConfig {
  scannerUrl: string | undefined;
  breachedPasswordsUrl: string | undefined;
}

/** Reads their addresses. */
export const toSafetyConfig = (
  env: z.output<z.ZodObject<typeof safetyEnvironment>>,
): SafetyConfig => ({
  scannerUrl: env.SCANNER_URL,
  breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
});
