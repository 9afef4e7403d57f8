import { useMemo } from 'react';
import { textParts } from './text-parts.ts';

/** What somebody wrote; its web addresses open in a window of their own that knows nothing of this one. */
export const LinkedText = ({ text }: { text: string }) => {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map(({ text: shown, href }, index) =>
    href === undefined ? (
      shown
    ) : (
      // A changed text has other parts, and none of them keeps anything.
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {shown}
      </a>
    ),
  );
};
