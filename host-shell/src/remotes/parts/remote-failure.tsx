import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import { usePortal } from '@portal/shared-contracts/react';
import { postToParent } from '@portal/shared-contracts/widget';
import { useEffect, type ReactNode } from 'react';
import type { PartKey } from '../loading/part-state.ts';
import { aboutPart, remoteTexts } from '../remote-texts.ts';
import { PartFailure } from './part-failure.tsx';

/** Says which part is missing, in the person's words, with a way to try again; the page around a widget hears of it. */
export const RemoteFailure = ({
  remote,
  kind,
  onRetry,
}: {
  readonly remote: ResolvedRemote;
  readonly kind: PartKey['kind'];
  readonly onRetry: () => void;
}): ReactNode => {
  const { language, website } = usePortal();
  const texts = remoteTexts[language];
  const message = aboutPart(texts.failed, remote.manifest.title[language]);
  const { allowedWidgetParents } = website;
  useEffect(() => {
    if (kind === 'pages')
      postToParent({ type: 'critiqueReviewError', payload: { message } }, allowedWidgetParents);
  }, [kind, message, allowedWidgetParents]);
  return <PartFailure text={message} safe={texts.safe} onRetry={onRetry} />;
};
