import { createSandboxMethod } from '@portal/shared-contracts/payments';
import type { TestClient } from '../test-client.ts';

const WORKS = '4242 4242 4242 4242';

/** A card that was typed into the sandbox's form; its number decides what its bank says. */
export const sandboxCard = async (client: TestClient, number = WORKS): Promise<string> => {
  const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' };
  return (await client.call(createSandboxMethod, card)).body.id;
};
