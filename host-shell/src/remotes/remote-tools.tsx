import { isEmbedded } from '@portal/shared-contracts/widget';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { PreviewBanner } from './notices/preview-banner.tsx';
import { UpdateOffer } from './notices/update-offer.tsx';

const Inspector = lazy(async () => ({
  default: (await import('./inspector/inspector.tsx')).Inspector,
}));

const opensInspector = ({ ctrlKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey && altKey && code === 'KeyI';

/** Notices about previews and newer releases, and the inspector where the site allows it. */
export const RemoteTools = ({ website }: { readonly website: WebsiteConfig }): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!website.inspector) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (opensInspector(event)) setOpen((was) => !was);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [website.inspector]);
  return (
    <>
      <PreviewBanner />
      {/* A frame in a foreign page keeps no device, so each question of it is answered for another one. */}
      {!isEmbedded() && <UpdateOffer />}
      {isOpen && (
        <Suspense>
          <Inspector onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
