import { parseArgs } from 'node:util';
import type { PersonName } from '../harness/people/sites.ts';

const choices = {
  width: ['1280', '360'],
  scheme: ['light', 'dark'],
  language: ['en', 'de', 'th'],
} as const;

/** How a screen is looked at. */
export interface Appearance {
  width: number;
  scheme: 'light' | 'dark';
  language: string;
}

/** What one run takes. */
export interface ScreensOptions {
  address: string;
  folder: string;
  appearances: readonly Appearance[];
  /** Only screens of this person, `visitor` for nobody; everybody's when missing. */
  person: PersonName | 'visitor' | undefined;
  /** Only addresses that contain this. */
  path: string;
}

const USAGE = `Usage: pnpm screens [options]
The portal must be running with its demo data (pnpm start).
  --address   where it runs                    http://localhost:4000
  --folder    where the pictures go            .screens
  --person    visitor, customer, newCustomer, writer, reviewer or admin
  --path      only addresses that contain this
  --width     1280 or 360                      both
  --scheme    light or dark                    both
  --language  en, de, it, ru, es or th         en, de and th`;

const read = () =>
  parseArgs({
    options: {
      address: { type: 'string', default: 'http://localhost:4000' },
      folder: { type: 'string', default: '.screens' },
      person: { type: 'string' },
      path: { type: 'string', default: '' },
      width: { type: 'string', multiple: true, default: [...choices.width] },
      scheme: { type: 'string', multiple: true, default: [...choices.scheme] },
      language: { type: 'string', multiple: true, default: [...choices.language] },
    },
  }).values;

/** What was asked for on the command line; something else ends the run with how it is used. */
export const readOptions = (): ScreensOptions => {
  try {
    const { address, folder, person, path, width, scheme, language } = read();
    const appearances = width.flatMap((wide) =>
      scheme.flatMap((shade) =>
        language.map((code) => ({
          width: Number(wide),
          scheme: shade as Appearance['scheme'],
          language: code,
        })),
      ),
    );
    return { address, folder, path, appearances, person: person as ScreensOptions['person'] };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
};
