import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQuery } from '../intake.queries.ts';

/** What was ticked, as the versions of the texts: another text is not agreed to (RV-48). */
export const useConsents = () => {
  const client = useQueryClient();
  const [consent, setConsent] = useState<string>();
  const [modelConsent, setModelConsent] = useState<string>();
  const versions = () => {
    const shown = client.getQueryData(ticketQuery.queryKey);
    const model = shown?.modelConsent?.version;
    return {
      consentVersion: consent ?? '',
      // The tick of a text that is not shown any more is none.
      modelConsentVersion: model === modelConsent ? model : undefined,
    };
  };
  return { consent, setConsent, modelConsent, setModelConsent, versions };
};

/** Whether the shown text is the one that was ticked; only the form reads it, as reading asks for a ticket. */
export const useHasConsent = (consent: string | undefined): boolean => {
  const { data: shown } = useQuery(ticketQuery);
  return consent !== undefined && consent === shown?.consent.version;
};
