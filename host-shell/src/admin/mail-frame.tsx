import { useEffect, useRef } from 'react';

interface MailFrameProps {
  html: string;
  title: string;
  className?: string;
}

const Frame = ({ html, ...named }: MailFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // By an address: where a page trusts no text, none may become the document of a frame.
    const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    frame.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [html]);
  return <iframe ref={frame} sandbox="" {...named} />;
};

/** A mail as a mail program would show it: a document of its own, without scripts, closed to the page. */
export const MailFrame = (props: MailFrameProps) => (
  // A frame that goes on to another document would add a step to the way back.
  <Frame key={props.html} {...props} />
);
