import type { PageRenderer } from '@portal/shared-contracts/doors';
import { cssVariables, derivePalette, type ColorScheme } from '@portal/shared-ui/theme';
import { renderToString } from 'react-dom/server';
import { createI18n } from '../language/create-i18n.ts';
import { landingAfter } from '../routing/landing-after.ts';
import { doorTitle, DoorPage } from '../doors/document/door-page.tsx';

/** Draws a door. Nothing of a visitor is kept: everything comes with the call. */
export const renderDoor: PageRenderer['renderDoor'] = async (input) => {
  const i18n = await createI18n(input.language, input.website);
  return {
    title: doorTitle(input, i18n),
    html: renderToString(<DoorPage input={input} i18n={i18n} />),
  };
};

type Brand = Parameters<PageRenderer['rootStyle']>[0];

// Logos are drawn for a light background.
const DARK_LOGO =
  '.brand-logo{padding:4px 10px;border-radius:8px;background:#ffffff;color-scheme:light}';

const styleOf = (brand: Brand, scheme: ColorScheme): string => {
  const { primary, accent, surface: background, headings } = brand;
  const { palette } = derivePalette({ primary, accent, background }, scheme);
  const variables = Object.entries(cssVariables(palette, { headings }));
  const lines = variables.map(([name, value]) => `${name}:${value};`).join('');
  return `:root{${lines}color-scheme:${scheme}}${scheme === 'dark' ? DARK_LOGO : ''}`;
};

/** The brand's palette for the page of the server: the chosen scheme, else both, by what the device says. */
export const rootStyle: PageRenderer['rootStyle'] = (brand, scheme) =>
  scheme
    ? styleOf(brand, scheme)
    : `${styleOf(brand, 'light')}@media (prefers-color-scheme:dark){${styleOf(brand, 'dark')}}`;

/** Where somebody goes who has just signed in. */
export const landingOf: PageRenderer['landingOf'] = (reply, from) =>
  landingAfter({ ...reply.user, orders: reply.orders }, from);
