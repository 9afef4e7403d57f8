import { Button, type ButtonProps } from '@portal/shared-ui/controls';
import type { MouseEvent } from 'react';

/** Leads on to the next step, or ends the last one; the second click of a double click was meant for the step before. */
export const StepButton = ({ onClick, ...button }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return <Button type="primary" {...button} onClick={press} />;
};
