import { Button } from '@portal/shared-ui/controls';
import { usePortal } from '@portal/shared-contracts/react';
import { useState, type ReactNode } from 'react';
import { hasUnsaved } from '../../session/unsaved.ts';
import { Notice } from './notice.tsx';
import { remoteTexts } from '../remote-texts.ts';
import { useRemotes } from '../remotes-context.ts';
import { useNewerReleases } from './use-newer-releases.ts';

/** Offers a reload when newer releases exist, at a moment when nothing would be lost. */
export const UpdateOffer = (): ReactNode => {
  const { loader } = useRemotes();
  const { language } = usePortal();
  const isOffered = useNewerReleases(loader.set, hasUnsaved);
  const [isLater, setLater] = useState(false);
  if (!isOffered || isLater) return null;
  const texts = remoteTexts[language];
  return (
    <Notice text={texts.newer}>
      <Button type="primary" size="small" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
      <Button size="small" onClick={() => setLater(true)}>
        {texts.later}
      </Button>
    </Notice>
  );
};
