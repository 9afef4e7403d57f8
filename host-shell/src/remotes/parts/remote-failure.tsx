import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { aboutPart, remoteTexts } from '../remote-texts.ts';

/** Says which part is missing, in the person's words, with a way to try again. */
export const RemoteFailure = ({
  remote,
  onRetry,
}: {
  readonly remote: ResolvedRemote;
  readonly onRetry: () => void;
}): ReactNode => {
  const { language } = usePortal();
  const texts = remoteTexts[language];
  const title = remote.manifest.title[language];
  return <ErrorState text={aboutPart(texts.failed, title)} safe={texts.safe} onRetry={onRetry} />;
};
