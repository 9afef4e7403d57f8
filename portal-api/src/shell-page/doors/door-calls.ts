import type { Endpoint } from '@portal/shared-contracts';
import {
  login,
  requestPasswordReset,
  resetPassword,
  secondStep,
} from '@portal/shared-contracts/auth';
import type { DoorName } from '@portal/shared-contracts/doors';

/** What a form of a door holds, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** The call of the API that a door's form makes. */
export interface DoorCall {
  readonly endpoint: Endpoint;
  readonly input: (typed: Typed, code: string) => Record<string, unknown>;
}

const credentials = ({ email = '', password = '', remember }: Typed) => ({
  email: email.trim(),
  password,
  remember: remember !== undefined,
});

/** What each door asks of the API, as its script does inside the shell. */
export const doorCalls: Readonly<Record<DoorName, DoorCall>> = {
  login: { endpoint: login, input: credentials },
  adminLogin: { endpoint: login, input: (typed) => ({ ...credentials(typed), door: 'admin' }) },
  secondStep: { endpoint: secondStep, input: ({ code = '' }) => ({ code: code.trim() }) },
  forgotPassword: {
    endpoint: requestPasswordReset,
    input: ({ email = '' }) => ({ email: email.trim() }),
  },
  resetPassword: {
    endpoint: resetPassword,
    input: ({ password = '' }, code) => ({ code, password }),
  },
};
