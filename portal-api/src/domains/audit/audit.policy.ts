import type { Endpoint } from '@portal/shared-contracts';
import { changesState } from '../../http/security/guards.ts';

/** Calls that leave no row, each with its reason; every other changing call leaves one. */
export const UNAUDITED: Readonly<Record<string, string>> = {
  'POST /api/remotes/reports': 'devices report by themselves; releases keep their own history',
  'PATCH /api/admin/settings': 'its row `settings changed` stands or falls with the settings',
  'POST /api/admin/settings/versions/{version}/restore':
    'its row `settings changed` stands or falls with the settings',
  'POST /api/admin/settings/preview': 'it reads, and POST only carries what is typed',
  'POST /api/admin/mail-templates/{event}/{language}/preview':
    'it reads, and POST only carries what was typed',
  'PATCH /api/clear-notifications': 'what one has seen',
  'PATCH /api/clear-single-notifications': 'what one has seen',
  'POST /customer/save-search-click': 'a click that is counted, kept as its own row',
  'POST /api/review/progress': 'what one has seen',
  'POST /api/review-steps': 'a step that is counted, of nobody in particular',
  'POST /api/review/{id}/checklist': 'ticks of a reader, as often as a mouse clicks',
  'POST /api/critiques/{id}/schedule-button-click': 'a click that is counted, kept as its own row',
  'POST /api/checkout/yjsg-checkout-button-click': 'a click that is counted, kept as its own row',
  'POST /api/auth/second-step/passkey/options': 'it asks; the step itself leaves its row',
  'POST /api/profile/passkeys/options': 'it asks; the passkey that is added leaves its row',
  'POST /api/admin/review-content':
    'it reads, and POST only carries what is too long for an address',
  'POST /api/admin/review-resume': 'it reads a file and keeps nothing of it',
  'POST /api/package/{item}/checkCoupon': 'it reads, and POST only keeps the code out of addresses',
  'POST /api/sandbox/payment-methods': 'the pretended provider of the demo, not the portal',
  'POST /api/sandbox/challenges': 'the pretended provider of the demo, not the portal',
  'POST /api/sandbox/transfers': 'the pretended provider of the demo, not the portal',
};

/** Calls made many times a minute by one person; their rows are written together a moment later. */
export const GATHERED: Readonly<Record<string, string>> = {
  'POST /api/customer/card/position/update': 'each drag of a card',
  'POST /api/writer/card/position/update': 'each drag of a card',
  'POST /api/customer/card/new': 'the second half of making a card',
  'POST /api/writer/card/new': 'the second half of making a card',
  'POST /api/customer/card/update': 'saved while one types',
  'POST /api/writer/card/update': 'saved while one types',
  'POST /api/writer/orders/{id}/additional_questionnaire/{service}': 'saved while one types',
  'POST /api/writer/questionnaire-template/template': 'saved while one types',
};

/** Doors: here a refusal leaves a row too. */
export const DOORS: readonly string[] = [
  'POST /api/auth/login',
  'POST /api/auth/second-step',
  'POST /api/auth/second-step/passkey',
  'GET /api/autologin/{code}',
  'POST /api/auth/reset-password-step-2',
  'POST /api/invite/{code}',
  'POST /api/auth/confirm-email',
  'POST /api/auth/restore-email',
  'POST /api/profile/profile_update_password',
  'POST /api/profile/data/erasure',
];

/** The name of a call in the log. */
export const actionOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** How a call is written down. */
export const auditWayOf = (endpoint: Endpoint): 'never' | 'gathered' | 'at-once' => {
  const action = actionOf(endpoint);
  if (!changesState(endpoint) || Object.hasOwn(UNAUDITED, action)) return 'never';
  return Object.hasOwn(GATHERED, action) ? 'gathered' : 'at-once';
};

/** Whether a refusal of this call is worth a row; the many of a guesser are held back by limits. */
export const keepsRefusal = (action: string, status: number): boolean =>
  DOORS.includes(action) && status !== 429 && status < 500;
