import { type Currency, type Language, toMajor } from '@portal/shared-contracts';
import { formatMoney } from '@portal/shared-contracts/money';

/** An amount of minor units as the page prints it, with its currency named: `$134.10 USD`. */
export const wordMoney = (minor: number, currency: Currency, language: Language): string =>
  `${formatMoney(toMajor(minor, currency), currency, language)} ${currency.toUpperCase()}`;

/** A length of time in words: `60 Minuten`. */
export const wordDuration = (
  count: number,
  unit: 'minute' | 'hour' | 'day',
  language: Language,
): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A day in words; the day of a moment is that of the firm's time zone. */
export const wordDay = (moment: Date, language: Language, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(moment);

/** A moment in words, with its time zone. */
export const wordMoment = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);
