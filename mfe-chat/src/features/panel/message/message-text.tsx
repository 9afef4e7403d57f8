import { useMemo } from 'react';
import { textParts } from './text-parts.ts';

/** What somebody wrote; web addresses open in a window of their own that knows nothing of this one. */
export const MessageText = ({ text }: { text: string }) => {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map(({ text: shown, href }, index) =>
    href === undefined ? (
      shown
    ) : (
      // The text of a message never changes, so the place of a part names it.
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {shown}
      </a>
    ),
  );
};
