import { useEffect, useRef } from 'react';
import { ErrorState } from './error-state.tsx';

/** What was said of a save or an act, above its form or list: the page goes to it, as the button may stand far below. */
export const RefusedSave = ({ error }: { error: unknown }) => {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={said}>
      <ErrorState error={error} />
    </div>
  );
};
