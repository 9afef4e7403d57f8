import { FALLBACK_LANGUAGE } from '@portal/shared-contracts';
import type { FormatterModule, InitOptions } from 'i18next';
import { numberFormat } from '../intl/formats.ts';

/** Makes i18next write every number of a text in the digits and groups of the language (G41). */
export const textFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number'
      ? numberFormat(language ?? FALLBACK_LANGUAGE).format(value)
      : String(value ?? ''),
};

/** How texts take their values, for i18next's `interpolation`: each by {@link textFormatter}. */
export const textInterpolation: InitOptions['interpolation'] = {
  // React escapes; i18next doing it too would show entities.
  escapeValue: false,
  alwaysFormat: true,
};
