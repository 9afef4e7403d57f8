import { useState } from 'react';
import { keepProof, keptProof } from '../kept-proof.ts';
import { useTakenParameter } from './use-taken-parameter.ts';

/** The mailed link proves who reads. The proof stays in this tab only. */
export const useCustomerProof = (critiqueId: string): string | undefined => {
  const carried = useTakenParameter('uniqueCustomerId');
  const [proof] = useState(() => {
    if (carried) keepProof(critiqueId, carried);
    return carried ?? keptProof(critiqueId);
  });
  return proof;
};
