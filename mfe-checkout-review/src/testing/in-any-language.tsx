import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { useState, type ReactNode } from 'react';

/** Something of a portal whose language changes by the button Deutsch. */
export const InAnyLanguage = ({ children }: { children: ReactNode }) => {
  const portal = usePortal();
  const [language, setLanguage] = useState(portal.language);
  return (
    <PortalContext value={{ ...portal, language }}>
      <button onClick={() => setLanguage('de')}>Deutsch</button>
      {children}
    </PortalContext>
  );
};
