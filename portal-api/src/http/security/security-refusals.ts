import type { ErrorCode } from '@portal/shared-contracts';
import type { Refusal } from '@portal/shared-contracts/refusals';

const ERRORS: ReadonlySet<ErrorCode> = new Set([
  'wrong-credentials',
  'header-missing',
  'too-many-requests',
]);

// Forbidden is also what a switched-off feature answers; these are people who try doors.
const CODES: ReadonlySet<string> = new Set<Refusal['sentence']['code']>([
  'role-not-allowed',
  'area-not-granted',
  'call-from-elsewhere',
  'account-of-another',
  'link-used',
  'password-wrong',
  'code-wrong',
  'passkey-wrong',
  'message-signature-wrong',
]);

/** Whether somebody who guards the portal wants to know of a refusal. */
export const concernsSecurity = ({ code, sentence }: Refusal): boolean =>
  ERRORS.has(code) || CODES.has(sentence.code);
