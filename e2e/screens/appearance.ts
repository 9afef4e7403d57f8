import { parseArgs } from 'node:util';
import type { PersonName } from '../harness/people/sites.ts';

const choices = {
  width: ['1280', '360'],
  scheme: ['light', 'dark'],
  language: ['en', 'de', 'th'],
} as const;

/** A screen's colours. */
export type Scheme = 'light' | 'dark';

/** A window in which screens are opened. */
export interface Surface {
  width: number;
  language: string;
}

/** How a screen is looked at. */
export interface Appearance extends Surface {
  scheme: Scheme;
}

/** What one run takes. */
export interface ScreensOptions {
  address: string;
  folder: string;
  surfaces: readonly Surface[];
  schemes: readonly Scheme[];
  /** Only screens of these people, `visitor` for nobody; everybody's when empty. */
  people: readonly (PersonName | 'visitor')[];
  /** Only addresses that contain this. */
  path: string;
}

const USAGE = `Usage: pnpm screens [options]
The portal must be running with its demo data (pnpm start). Ends with 1 when a screen has a fault: an error,
what the accessibility scanner finds in a picture, or a sideways scroll, also at 320 pixels and at 400 percent.
  --address   where it runs                    http://localhost:4000
  --folder    where the pictures go            .screens
  --person    visitor, customer, newCustomer, writer, reviewer or admin; may be named again
  --path      only addresses that contain this
  --width     1280 or 360                      both
  --scheme    light or dark                    both
  --language  en, de, it, ru, es or th         en, de and th`;

const read = () =>
  parseArgs({
    options: {
      address: { type: 'string', default: 'http://localhost:4000' },
      folder: { type: 'string', default: '.screens' },
      person: { type: 'string', multiple: true, default: [] },
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
    const surfaces = width.flatMap((wide) =>
      language.map((code) => ({ width: Number(wide), language: code })),
    );
    return {
      address,
      folder,
      path,
      surfaces,
      schemes: scheme as Scheme[],
      people: person as (PersonName | 'visitor')[],
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
};
