import type {
  CSSProperties,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  TextareaHTMLAttributes,
} from 'react';

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
  /** As high as its text, from `rows` to so many lines (`Infinity`: all of them); its `value` has to be given. */
  growsTo?: number;
}

const linesOf = (value: TextAreaProps['value']): number => String(value ?? '').split('\n').length;

/** Several lines of text in their frame: one native text area, which the browser's own layout lets grow. */
export const TextArea = ({ status, className = '', growsTo, ...area }: TextAreaProps) => {
  const state = status === 'error' ? ' pui-text-wrong' : '';
  const frame = `pui-text pui-text-area${state} ${className}`;
  if (growsTo === undefined) return <textarea {...area} className={frame} />;
  const { rows = 1, style } = area;
  const sizes = { '--text-rows': rows, '--text-most-rows': growsTo } as CSSProperties;
  return (
    <textarea
      {...area}
      // What a browser that can't size by the text goes by.
      rows={Math.min(Math.max(rows, linesOf(area.value)), growsTo)}
      style={{ ...style, ...sizes }}
      className={`${frame} pui-text-grows`}
    />
  );
};
