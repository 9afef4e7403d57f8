import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused of calls as such, their fields, their files and the people who make them. */
export const callRefusals = {
  // Calls, whatever they are about
  'unexpected-failure': { error: 'unexpected' },
  'server-busy': { error: 'unavailable' },
  'page-unknown': { error: 'not-found' },
  'request-unreadable': { error: 'bad-input' },
  'content-too-large': { error: 'too-large' },
  'content-kind-unknown': { error: 'unsupported-type' },
  'text-not-storable': { error: 'bad-input' },
  'sign-in-needed': { error: 'not-signed-in' },
  'role-not-allowed': { error: 'forbidden' },
  'attempts-too-many': { error: 'too-many-requests' },
  'site-unknown': { error: 'not-found' },
  'call-without-header': { error: 'header-missing' },
  'call-from-elsewhere': { error: 'forbidden' },
  'call-prefetched': { error: 'forbidden' },
  'frame-unknown': { error: 'bad-input' },

  // Fields of a call, whichever they are
  'field-missing': { error: 'bad-input' },
  'field-wrong': { error: 'bad-input' },
  'field-no-email': { error: 'bad-input' },
  'field-no-address': { error: 'bad-input' },
  'field-no-date': { error: 'bad-input' },
  'field-no-number': { error: 'bad-input' },
  'field-no-whole-number': { error: 'bad-input' },
  'field-no-option': { error: 'bad-input' },
  'field-unknown': { error: 'bad-input', params: { names: z.string() } },
  'field-too-small': { error: 'bad-input', params: { least: z.number() } },
  'field-too-large': { error: 'bad-input', params: { most: z.number() } },
  'field-too-short': { error: 'bad-input', params: { count: z.number() } },
  'field-too-long': { error: 'bad-input', params: { count: z.number() } },
  'field-too-few': { error: 'bad-input', params: { count: z.number() } },
  'field-too-many': { error: 'bad-input', params: { count: z.number() } },

  // Files
  'file-not-chosen': { error: 'bad-input' },
  'file-not-in-form': { error: 'unsupported-type' },
  'file-name-too-long': { error: 'bad-input' },
  'file-name-unfit': { error: 'bad-input' },
  'file-unreadable': { error: 'unsupported-type' },
  'file-kind-unknown': { error: 'unsupported-type' },
  'file-kind-unwanted': {
    error: 'unsupported-type',
    params: { name: z.string(), endings: z.string() },
  },
  'file-unavailable': { error: 'not-found' },
  'file-gone': { error: 'not-found' },
  'picture-kind-unknown': { error: 'unsupported-type' },

  // People
  'credentials-wrong': { error: 'wrong-credentials' },
  'account-of-another': { error: 'forbidden' },
  'link-used': { error: 'gone' },
  'second-step-needed': { error: 'second-step-needed' },
  'second-step-over': { error: 'gone' },
  'second-factor-on': { error: 'conflict' },
  'second-factor-needed': { error: 'forbidden' },
  'code-wrong': { error: 'unprocessable' },
  'signed-in-as-another': { error: 'conflict' },
  'password-needed': { error: 'unprocessable' },
  'password-first': { error: 'unprocessable' },
  'password-wrong': { error: 'unprocessable' },
  'password-common': { error: 'unprocessable' },
  'email-taken': { error: 'conflict' },
  'email-gone': { error: 'conflict' },
  'email-of-staff': { error: 'conflict' },
  'session-unknown': { error: 'not-found' },
  'person-unknown': { error: 'not-found' },
} as const satisfies RefusalTable;
