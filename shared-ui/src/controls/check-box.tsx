import type { InputHTMLAttributes, ReactNode } from 'react';

/** Props of {@link CheckBox}. */
export interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children?: ReactNode;
}

/** A box to tick with its words: one native checkbox. */
export const CheckBox = ({ children, className = '', ...input }: CheckBoxProps) => (
  <label className={`pui-check ${className}`}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
