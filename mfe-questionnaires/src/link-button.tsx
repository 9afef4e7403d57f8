import { Button, type ButtonProps } from '@portal/shared-ui/controls';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'icon' | 'children'> {
  to: string;
}

/** A link in the shape of a button: it opens in a new tab as every link does, and needs no reload. */
export const LinkButton = ({ to, ...rest }: LinkButtonProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    />
  );
};
