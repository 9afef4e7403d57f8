import { ApiError, checkDownload } from '@portal/shared-contracts';
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useRef } from 'react';
import { usePopup } from '../popup/use-popup.tsx';

/** Props of {@link DownloadLink}. */
export interface DownloadLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'download' | 'onClick'
> {
  /** Address of the file at the API. */
  href: string;
  /** Name under which it is saved; the server's own when missing. */
  name?: string;
  children: ReactNode;
}

const follow = (href: string, name: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
};

/** A link to a file that says so when there is nothing to download: the session ended, or the file is gone. */
export const DownloadLink = ({ href, name = '', children, ...rest }: DownloadLinkProps) => {
  const popup = usePopup();
  const isBusy = useRef(false);
  const download = async (event: MouseEvent): Promise<void> => {
    // With a key held the browser does what the person asked it for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await checkDownload(href);
      follow(href, name);
    } catch (error) {
      // Of an ended session the shell speaks, and keeps the place.
      if (!(error instanceof ApiError) || error.status !== 401) popup.failure(error);
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <a {...rest} href={href} download={name} onClick={(event) => void download(event)}>
      {children}
    </a>
  );
};
