export { antdTheme } from './antd-theme.ts';
export { AntdTheme } from './antd-theme-provider.tsx';
export { withAntdTheme } from './with-antd-theme.tsx';
