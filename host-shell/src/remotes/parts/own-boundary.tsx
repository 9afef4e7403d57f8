import { usePortal } from '@portal/shared-contracts/react';
import { useState, type ReactNode } from 'react';
import { PartFailure } from './part-failure.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remoteTexts } from '../remote-texts.ts';

/** A boundary like a remote's around a part of the shell, so that an error leaves the frame standing and can be retried. */
export const OwnBoundary = ({
  waiting,
  children,
}: {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) => {
  const { language } = usePortal();
  const [tries, setTries] = useState(0);
  const [error, setError] = useState<unknown>();
  const retry = (): void => setTries((count) => count + 1);
  return (
    <RemoteBoundary
      resetKey={tries}
      waiting={waiting}
      failed={<PartFailure error={error} safe={remoteTexts[language].safe} onRetry={retry} />}
      onError={setError}
    >
      {children}
    </RemoteBoundary>
  );
};
