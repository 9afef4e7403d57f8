import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQuery } from '../intake.queries.ts';

/** What was ticked, as the versions of the texts that are shown. */
export const useConsents = () => {
  const client = useQueryClient();
  const [hasConsent, setConsent] = useState(false);
  const [modelConsent, setModelConsent] = useState<string>();
  const versions = () => {
    const shown = client.getQueryData(ticketQuery.queryKey);
    const model = shown?.modelConsent?.version;
    return {
      consentVersion: shown?.consent.version ?? '',
      // The tick of a text that is not shown any more is none.
      modelConsentVersion: model === modelConsent ? model : undefined,
    };
  };
  return { hasConsent, setConsent, modelConsent, setModelConsent, versions };
};
