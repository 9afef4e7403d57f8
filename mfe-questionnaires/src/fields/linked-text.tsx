import { SanitizedHtml } from '@portal/shared-ui/html';
import { Fragment } from 'react';
import { splitLinks } from './split-links.ts';

const HAS_MARKUP = /<[a-z][^>]*>/i;

/** Text of a question or paragraph; its links open a new tab that learns nothing of this one (QU-12). */
export const LinkedText = ({ text }: { text: string }) => {
  if (HAS_MARKUP.test(text)) return <SanitizedHtml html={text} />;
  return (
    <>
      {splitLinks(text).map((part, index) =>
        part.href === undefined ? (
          <Fragment key={index}>{part.text}</Fragment>
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </>
  );
};
