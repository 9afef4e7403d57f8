import { usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownTicket, useTicket } from '../intake.queries.ts';

/** What was ticked, as the versions of the texts: another text is not agreed to (RV-48). */
export const useConsents = () => {
  const client = useQueryClient();
  const { language } = usePortal();
  const [consent, setConsent] = useState<string>();
  const [modelConsent, setModelConsent] = useState<string>();
  const versions = () => {
    const model = shownTicket(client, language)?.modelConsent?.version;
    return {
      spoken: language,
      consentVersion: consent ?? '',
      // The tick of a text that is not shown any more is none.
      modelConsentVersion: model === modelConsent ? model : undefined,
    };
  };
  return { consent, setConsent, modelConsent, setModelConsent, versions };
};

/** Whether what is shown is what was ticked, in whichever language. */
export const useHasConsent = (consent: string | undefined): boolean => {
  const shown = useTicket();
  return consent !== undefined && consent === shown?.consent.version;
};
