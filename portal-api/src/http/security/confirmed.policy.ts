import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor } from '../../kernel/context.ts';

/**
 * Refuses whoever has not shown by password or code within ten minutes who it is. An endpoint that always wants
 * it says `confirmed`.
 *
 * @example
 * if (grantsAreas) requireConfirmed(ctx);
 */
export const requireConfirmed = ({
  actor,
}: {
  readonly actor: Pick<Actor, 'isConfirmed'>;
}): void => {
  if (!actor.isConfirmed) throw new Refusal('identity-unconfirmed');
};
