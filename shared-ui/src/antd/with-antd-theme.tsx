import type { ComponentType } from 'react';
import { AntdTheme } from './antd-theme-provider.tsx';

type AnyComponent = ComponentType<Record<string, unknown>>;

const isComponent = (value: unknown, name: string): value is AnyComponent => {
  if (!/^[A-Z]/.test(name)) return false;
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
};

const themed = (Component: AnyComponent): AnyComponent => {
  const Themed: AnyComponent = (props) => (
    <AntdTheme>
      <Component {...props} />
    </AntdTheme>
  );
  return Themed;
};

/**
 * One of antd's components with what hangs on it (`Input.TextArea`), each bringing the brand where no
 * parent has: a provider above the page would mount it anew when antd arrives.
 */
export const withAntdTheme = (part: unknown): unknown => {
  if (!isComponent(part, 'Component')) return part;
  const statics = Object.entries(part).map(([name, value]) => [
    name,
    isComponent(value, name) ? themed(value) : (value as unknown),
  ]);
  const skipped = new Set(['$$typeof', 'render', 'type', 'compare', 'displayName', 'defaultProps']);
  return Object.assign(
    themed(part),
    Object.fromEntries(statics.filter(([name]) => !skipped.has(String(name)))),
  );
};
