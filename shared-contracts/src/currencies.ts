import { z } from '@portal/shared-contracts/schema';

/** Currencies paid by card (SC-51). */
export const cardCurrencies = ['usd', 'cad', 'aud', 'gbp', 'eur'] as const;

/** Currencies paid through the alternate provider (SC-51). */
export const alternateCurrencies = ['ngn', 'kes', 'ghs', 'ugx', 'zar', 'egp', 'mwk'] as const;

/** The twelve currencies of the portal, as lower-case ISO codes. */
export const currency = z.enum([...cardCurrencies, ...alternateCurrencies]);

/** One of the twelve currencies. */
export type Currency = z.infer<typeof currency>;

/** Used until the server says another (SC-52). */
export const DEFAULT_CURRENCY: Currency = 'usd';

/** Symbols shown beside amounts; the five of the cards are fixed by SC-50. */
export const currencySymbols: Readonly<Record<Currency, string>> = {
  usd: '$',
  cad: 'C$',
  aud: 'A$',
  gbp: '£',
  eur: '€',
  ngn: '₦',
  kes: 'KSh',
  ghs: 'GH₵',
  ugx: 'USh',
  zar: 'R',
  egp: 'E£',
  mwk: 'MK',
};

/** Decimal places of the minor unit; the Ugandan shilling has none. */
export const minorDigits = (code: Currency): 0 | 2 => (code === 'ugx' ? 0 : 2);

/** Major units to integer minor units, half away from zero. */
export const toMinor = (major: number, code: Currency): number =>
  Math.round((major + Number.EPSILON) * 10 ** minorDigits(code));

/** Integer minor units to major units. */
export const toMajor = (minor: number, code: Currency): number => minor / 10 ** minorDigits(code);

/** Whether the card form serves this currency; the others use the alternate provider. */
export const isCardCurrency = (code: Currency): boolean =>
  (cardCurrencies as readonly string[]).includes(code);
