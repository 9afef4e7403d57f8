import { type FieldsetHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface SentFieldsProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'disabled'> {
  isSending: boolean;
}

/**
 * Fields that take nothing while they are being sent: it would be lost with what was sent. A browser takes
 * the focus from such a field, so whoever sent them by Enter is back in it as soon as it takes something again.
 */
export const SentFields = ({ isSending, ...fieldset }: SentFieldsProps) => {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (!isSending || !(field instanceof HTMLElement) || !box.current?.contains(field))
      return undefined;
    return () => {
      if (document.activeElement === document.body) field.focus();
    };
  }, [isSending]);
  return <fieldset ref={box} disabled={isSending} {...fieldset} />;
};
