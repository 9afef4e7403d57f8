import { generateKeyPairSync } from 'node:crypto';

/** A private key as its file holds it. */
export const signingKeyText = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

/** The least that production starts with. */
export const productionEnvironment = {
  PORTAL_MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtps://mail.example',
  PAYMENTS: 'none',
  RELEASE_SIGNING_KEY: signingKeyText(),
} as const;
