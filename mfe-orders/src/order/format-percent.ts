import { numberFormat } from '@portal/shared-ui';

/** A share of 100 in the digits of the language. */
export const formatPercent = (percent: number, language: string): string =>
  numberFormat(language, { style: 'percent' }).format(percent / 100);
