import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step; takes the focus when the person came from another step. */
export const StepHeading = ({
  isEntered,
  children,
}: {
  isEntered: boolean;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(isEntered);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="quest-profile-title">
      {children}
    </h2>
  );
};
