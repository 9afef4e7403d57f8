import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';

/** Props of {@link TextField}. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  ref?: Ref<HTMLInputElement>;
  /** Something is wrong with it; the words stand below. */
  status?: 'error';
  /** At its start, inside of its frame. */
  prefix?: ReactNode;
  /** At its end, inside of its frame. */
  suffix?: ReactNode;
}

/** A line of text in its frame: one native input. */
export const TextField = ({ status, prefix, suffix, className = '', ...input }: TextFieldProps) => {
  const state = status === 'error' ? ' pui-text-wrong' : '';
  const field = <input type="text" {...input} className="pui-text-input" />;
  return (
    <span className={`pui-text${state} ${className}`}>
      {prefix}
      {field}
      {suffix}
    </span>
  );
};

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  status?: 'error';
}

/** Several lines of text in their frame: one native text area. */
export const TextArea = ({ status, className = '', ...area }: TextAreaProps) => (
  <textarea
    {...area}
    className={`pui-text pui-text-area${status === 'error' ? ' pui-text-wrong' : ''} ${className}`}
  />
);
