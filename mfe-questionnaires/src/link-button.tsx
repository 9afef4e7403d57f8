import Button, { type ButtonProps } from 'antd/es/button';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'children'> {
  to: string;
}

/** A link that looks like a button: it opens in a new tab as every link does, and needs no reload. */
export const LinkButton = ({ to, ...look }: LinkButtonProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button
      {...look}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    />
  );
};
