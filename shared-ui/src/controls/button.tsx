import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

/** Props of {@link Button}; the names are those of antd's button. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  type?: 'default' | 'primary' | 'dashed' | 'text' | 'link';
  htmlType?: 'button' | 'submit' | 'reset';
  size?: 'small' | 'middle' | 'large';
  shape?: 'default' | 'round';
  /** For what cannot be undone. */
  danger?: boolean;
  /** As wide as what it stands in. */
  block?: boolean;
  icon?: ReactNode;
  iconPlacement?: 'start' | 'end';
  /** Busy: it keeps its name and its place, and a press does nothing. */
  loading?: boolean;
  /** Makes it a link. */
  href?: string;
  target?: string;
  rel?: string;
  download?: string | boolean;
}

type Look = Pick<
  ButtonProps,
  'type' | 'size' | 'shape' | 'danger' | 'block' | 'loading' | 'className' | 'icon' | 'children'
>;

const classes = (look: Look): string => {
  const { type = 'default', size = 'middle', shape = 'default' } = look;
  const isBare = look.icon !== undefined && (look.children ?? null) === null;
  return [
    'pui-button',
    `pui-button-${type}`,
    size !== 'middle' && `pui-button-${size}`,
    shape === 'round' && 'pui-button-round',
    look.danger && 'pui-button-danger',
    look.block && 'pui-button-block',
    look.loading && 'pui-button-busy',
    isBare && 'pui-button-bare',
    look.className,
  ]
    .filter(Boolean)
    .join(' ');
};

/** A button, or a link that looks like one: one native element in the brand's colours. */
export const Button = (props: ButtonProps) => {
  const {
    type,
    size,
    shape,
    danger,
    block,
    loading = false,
    className,
    icon,
    children,
    ...rest
  } = props;
  const { htmlType = 'button', iconPlacement = 'start', href, onClick, ref, ...native } = rest;
  const mark = loading ? <Spinner /> : icon;
  const look = { type, size, shape, danger, block, loading, className, icon, children };
  const content = (
    <>
      {iconPlacement === 'start' && mark}
      {children !== undefined && children !== null && <span>{children}</span>}
      {iconPlacement === 'end' && mark}
    </>
  );
  const press = loading ? undefined : onClick;
  if (href !== undefined && !native.disabled)
    return (
      <a {...native} ref={ref as Ref<never>} href={href} className={classes(look)} onClick={press}>
        {content}
      </a>
    );
  const { target: _target, rel: _rel, download: _download, ...button } = native;
  return (
    <button
      {...button}
      ref={ref}
      type={htmlType}
      className={classes(look)}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {content}
    </button>
  );
};
