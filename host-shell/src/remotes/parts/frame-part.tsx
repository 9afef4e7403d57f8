import { onDemand } from '@portal/shared-ui';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteBoundary } from './remote-boundary.tsx';

const ignore = (): void => undefined;

/**
 * A part of the frame that comes when it is needed. A file that does not arrive must not take the frame along: the
 * part is missing then, and is asked for again when it is opened again or another page is.
 *
 * @param isOpen Whether these props show anything.
 * @param close Closes what these props show: whoever asked for it then reads that it did not arrive.
 */
export const framePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  isOpen: (props: P) => boolean = () => true,
  close?: (props: P) => void,
): ((props: P) => ReactNode) => {
  const Part = onDemand(load, isOpen, null, close);
  const FramePart = (props: P): ReactNode => {
    const { pathname } = useLocation();
    return (
      <RemoteBoundary
        resetKey={`${isOpen(props)} ${pathname}`}
        waiting={null}
        failed={null}
        onError={ignore}
      >
        <Part {...props} />
      </RemoteBoundary>
    );
  };
  return FramePart;
};
