import { currency, languages } from '@portal/shared-contracts';
import { remoteNames, siteFlags } from '@portal/shared-contracts/website';

/** How a setting is entered. `lines` is one entry a line; `rows` are entries of several parts a line. */
export type FieldKind =
  | {
      kind:
        | 'text'
        | 'long'
        | 'code'
        | 'color'
        | 'number'
        | 'switch'
        | 'lines'
        | 'secret'
        | 'picture';
    }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'rows'; of: 'testimonials' }
  | { kind: 'texts' };

/** One setting on a page. */
export type SettingField = FieldKind & { path: string };

const as = (
  kind: Exclude<FieldKind['kind'], 'choice' | 'rows' | 'texts'>,
  ...paths: string[]
): SettingField[] => paths.map((path) => ({ kind, path }));

const choice = (path: string, options: readonly string[]): SettingField => ({
  kind: 'choice',
  path,
  options,
});

const below = (path: string, names: readonly string[]): string[] =>
  names.map((name) => `${path}.${name}`);

const timeZones: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Every setting of a firm on exactly one page, in the order in which it stands there (BO-15). */
export const settingSections = {
  firm: [
    ...as('text', 'companyName', 'companyEmail', 'mailFrom', 'supportPhone', 'expectedReplyTime'),
    ...as('text', 'orderPrefix', 'client_id'),
    ...as('long', 'invoiceDetails'),
    ...as(
      'text',
      ...below('socialLinks', ['website', 'linkedin', 'facebook', 'instagram', 'x', 'youtube']),
    ),
  ],
  brand: [
    ...as('color', ...below('brand', ['primary', 'accent', 'surface'])),
    choice('brand.headings', ['serif', 'sans']),
    ...as('picture', 'logo', 'favicon', 'loginImg', 'welcomeImg'),
  ],
  region: [
    choice('currency', currency.options),
    choice('language', languages),
    choice('timeZone', timeZones),
  ],
  switches: as('switch', ...below('website_settings', siteFlags), 'automaticAssignment'),
  parts: [...as('switch', ...below('enabledRemotes', remoteNames)), ...as('switch', 'inspector')],
  reviews: [
    ...as('text', 'reviewerName', 'critiquesConsultationLink'),
    ...as('long', 'expertHelperTextSection'),
    { kind: 'rows', of: 'testimonials', path: 'testimonials' },
    ...as('switch', 'freeReview.enabled'),
    ...as('number', 'freeReview.retentionDays', 'freeReview.dailyMax'),
  ],
  access: [
    ...as('text', 'customLoginDomain', 'loginDomainQueries'),
    ...as('switch', 'staffSecondFactor'),
    ...as('number', 'sessionDays'),
    ...as('lines', 'allowedWidgetParents', 'allowedRedirectOrigins', 'previewOrigins'),
  ],
  checkout: [
    ...as('text', 'customCheckout.url'),
    choice('customCheckout.method', ['POST', 'GET']),
    ...as('text', 'customCheckout.responseFieldPath'),
    ...as('secret', 'customCheckout.token'),
    ...as('text', 'customCheckout.tokenName'),
    choice('customCheckout.tokenLocation', ['header', 'body', 'query']),
  ],
  scripts: [
    ...as('switch', 'scriptsStopped'),
    ...as('code', ...below('customScripts', ['headerTag', 'bodyTag'])),
  ],
  texts: [{ kind: 'texts', path: 'textOverrides' }],
  domains: [],
  keeping: as(
    'number',
    'retentionYears',
    ...below('retention', [
      'auditMonths',
      'notificationDays',
      'mailDays',
      'anonymousReviewDays',
      'jobClickDays',
    ]),
    ...below('storage', ['customerMegabytes', 'staffMegabytes', 'siteMegabytes']),
  ),
} as const satisfies Readonly<Record<string, readonly SettingField[]>>;

/** Name of a page of settings. */
export type SettingSection = keyof typeof settingSections;

/** The pages in their order. */
export const sectionNames = Object.keys(settingSections) as SettingSection[];
