import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQuery } from '../intake.queries.ts';

/** What was ticked, as the versions of the texts: another text is not agreed to (RV-48). */
export const useConsents = () => {
  const { data: shown } = useQuery(ticketQuery);
  const [consent, setConsent] = useState<string>();
  const [modelConsent, setModelConsent] = useState<string>();
  const model = shown?.modelConsent?.version;
  return {
    hasConsent: consent !== undefined && consent === shown?.consent.version,
    setConsent,
    modelConsent,
    setModelConsent,
    versions: {
      consentVersion: consent ?? '',
      // The tick of a text that is not shown any more is none.
      modelConsentVersion: model === modelConsent ? model : undefined,
    },
  };
};
