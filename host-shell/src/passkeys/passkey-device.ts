import type { EndpointInput, EndpointOutput } from '@portal/shared-contracts';
import type { askForPasskey, secondStepByPasskey } from '@portal/shared-contracts/auth';
import type { addPasskey, beginPasskey } from '@portal/shared-contracts/people';

/** What the second step asks a device. */
export type PasskeyQuestion = NonNullable<EndpointOutput<typeof askForPasskey>['options']>;

type Creation = EndpointOutput<typeof beginPasskey>['options'];

/** What went wrong between the browser and the device, as far as a person can do something about it. */
export type DeviceRefusal = 'passkeys.cancelled' | 'passkeys.known' | 'passkeys.failed';

/** Whether this browser can hold passkeys and speak of them in JSON. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Why the device gave nothing; the browser does not say whether somebody cancelled or ran out of time. */
export const refusalOf = (error: unknown): DeviceRefusal | undefined => {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError') return 'passkeys.known';
  return error.name === 'NotAllowedError' ? 'passkeys.cancelled' : 'passkeys.failed';
};

const asked = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new DOMException('No passkey', 'NotAllowedError');
};

/** Lets the device make a passkey. */
export const makePasskey = async (
  options: Creation,
): Promise<EndpointInput<typeof addPasskey>['passkey']> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = asked(await navigator.credentials.create({ publicKey }));
  return made.toJSON() as EndpointInput<typeof addPasskey>['passkey'];
};

/** Lets the device sign with a passkey that it holds. */
export const signByPasskey = async (
  options: PasskeyQuestion,
): Promise<EndpointInput<typeof secondStepByPasskey>['passkey']> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const proof = asked(await navigator.credentials.get({ publicKey }));
  return proof.toJSON() as EndpointInput<typeof secondStepByPasskey>['passkey'];
};
